import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/**
 * Index on published entries in list order: without it SQLite would read and sort all published entries for each page of
 * a list.
 */
export const listIndex: SchemaHook = ({ extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables))
    if (!name.startsWith('_') && '_status' in table)
      extendTable({
        table,
        extraConfig: ({ _status, _order, createdAt, id }) => ({
          list: index(`${name}_list_idx`).on(_status, _order ?? createdAt, id),
        }),
      })
  return schema
}
