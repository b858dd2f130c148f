import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/**
 * What is published, in the order of its list: a page of it is read from the index, where SQLite would otherwise read and
 * sort all that is published for each.
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
