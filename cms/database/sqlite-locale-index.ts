import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { SchemaHook } from './schema-hook.ts'

/**
 * Index on the translations of a row: Payload reads those of all languages at once, and its own index begins with the language.
 * Without it SQLite would read all translations for each row.
 */
export const localeIndex: SchemaHook = ({ extendTable, schema }) => {
  for (const [name, table] of Object.entries(schema.tables))
    if ('_locale' in table && '_parentID' in table)
      extendTable({ table, extraConfig: ({ _parentID }) => ({ parent: index(`${name}_parent_idx`).on(_parentID) }) })
  return schema
}
