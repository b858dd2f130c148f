import type { sqliteAdapter } from '@payloadcms/db-sqlite'

import { withAdapter } from '#cms/internals/payload-adapter.ts'
import { writeTextsWithRows } from '#cms/internals/payload-localized-rows.ts'

type SQLite = ReturnType<typeof sqliteAdapter>

/** Writes an entry and its texts in all languages at once: nobody reads, and no stop leaves, one without the other. */
export const wholeRows = (database: SQLite): SQLite => withAdapter(database, writeTextsWithRows)
