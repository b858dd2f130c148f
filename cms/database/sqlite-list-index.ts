import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { SchemaHook } from './schema-hook.ts'

/**
 * Indexes on published entries and on all of them in list order, those in the trash apart: without them SQLite would read and
 * sort all entries for each page of a list. The second one also finds what is in the trash.
 */
export const listIndex: SchemaHook = ({ extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables))
    if (!name.startsWith('_') && 'deletedAt' in table)
      extendTable({
        table,
        extraConfig: ({ _status, _order, createdAt, deletedAt, id }) => ({
          ...(_status ? { list: index(`${name}_list_idx`).on(_status, deletedAt, _order ?? createdAt, id) } : {}),
          all: index(`${name}_all_idx`).on(deletedAt, _order ?? createdAt, id),
        }),
      })
  return schema
}
