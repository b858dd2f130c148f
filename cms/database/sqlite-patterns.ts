import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

import { withAdapter } from '#cms/internals/payload-adapter.ts'
import { replaceOperators } from '#cms/internals/payload-sqlite.ts'
import { escapeLike } from '#cms/search-words/like-pattern.ts'

type SQLite = ReturnType<typeof sqliteAdapter>

/** Payload's pattern `%text%` with the wildcards inside the text escaped. */
const pattern = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 1 && value.startsWith('%') && value.endsWith('%')
    ? `%${escapeLike(value.slice(1, -1))}%`
    : value

const like = (column: unknown, value: unknown): SQL => sql`${column} like ${pattern(value)} escape '\\'`

/**
 * Payload puts search texts into LIKE patterns unescaped: `100%` would find 1000, and a pattern of many wildcards is slow to
 * match. SQLite has no escape character unless the query names one.
 */
export const escapeLikePatterns = (database: SQLite): SQLite =>
  withAdapter(database, (adapter) => replaceOperators(adapter, { contains: like, like }))
