import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

import type { SchemaHook } from './schema-hook.ts'

/**
 * Index on an entry's versions in order, and on the latest one: each save queries both several times, and without it
 * SQLite would read and sort up to fifty long documents.
 */
export const historyIndex: SchemaHook = ({ extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables))
    if (name.startsWith('_') && 'parent' in table && 'latest' in table)
      extendTable({
        table,
        extraConfig: ({ parent, updatedAt, createdAt, latest }) => ({
          history: index(`${name}_history_idx`).on(parent, updatedAt, createdAt, latest),
        }),
      })
  return schema
}
