import type { sqliteAdapter } from '@payloadcms/db-sqlite'

import { withAdapter } from '#cms/internals/payload-adapter.ts'
import { writeTextsWithRows } from '#cms/internals/payload-localized-rows.ts'

type SQLite = ReturnType<typeof sqliteAdapter>

/** Writes an entry and its localized rows in one statement batch, so a read or crash never sees one without the other. */
export const atomicLocalizedWrites = (database: SQLite): SQLite => withAdapter(database, writeTextsWithRows)
