import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

import { SEARCH_TEXT } from '#collections/field-kinds.ts'
import { sources } from '#collections/sources.ts'
import { tableOf } from '#cms/internals/payload-rows-sqlite.ts'
import { ensureSearchIndexes } from '#cms/search-words/sqlite-index.ts'

/** Makes the search indexes of all content types that are missing, or were made for other columns. */
export const buildSearchIndexes = (adapter: SQLiteAdapter): Promise<void> =>
  ensureSearchIndexes(
    adapter.drizzle,
    sources.map(({ collection }) => {
      const { name, columnName } = tableOf(adapter, collection)
      return { table: name, columns: [columnName(SEARCH_TEXT)] }
    }),
  )
