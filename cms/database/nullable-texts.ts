import type { sqliteAdapter } from '@payloadcms/db-sqlite'

import { withAdapter } from '#cms/internals/payload-adapter.ts'

type SQLite = ReturnType<typeof sqliteAdapter>

/** Columns that every row of localized texts has. */
const own = new Set(['id', '_locale', '_parentID'])

/** Makes localized columns nullable: required fields are required in the default language only, but each language has a row. */
export const nullableTexts = (database: SQLite): SQLite =>
  withAdapter(database, (adapter) => {
    adapter.beforeSchemaInit.push(({ schema }) => {
      for (const [name, { columns }] of Object.entries(adapter.rawTables))
        if (name.endsWith(adapter.localesSuffix ?? ''))
          for (const [column, description] of Object.entries(columns)) if (!own.has(column)) description.notNull = false
      return schema
    })
  })
