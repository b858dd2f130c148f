import type { sqliteAdapter } from '@payloadcms/db-sqlite'

/** Changes the tables that Payload's SQLite adapter makes, as by adding an index. */
export type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]
