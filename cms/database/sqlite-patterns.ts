import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

type SQLite = ReturnType<typeof sqliteAdapter>

/** A text for a LIKE pattern, with wildcards escaped. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Payload's pattern `%text%` with the wildcards inside the text escaped. */
const pattern = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 1 && value.startsWith('%') && value.endsWith('%')
    ? `%${escaped(value.slice(1, -1))}%`
    : value

/**
 * Payload puts search texts into LIKE patterns unescaped: `100%` would find 1000, and a pattern of many wildcards is slow to
 * match. SQLite has no escape character unless the query names one.
 */
export const escapeLikePatterns = (database: SQLite): SQLite => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args)
    const like = (column: unknown, value: unknown): SQL => sql`${column} like ${pattern(value)} escape '\\'`
    Object.assign(adapter, { operators: { ...adapter.operators, contains: like, like } })
    return adapter
  },
})
