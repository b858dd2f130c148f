import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

type SQLite = ReturnType<typeof sqliteAdapter>

/** A text as a part of a LIKE pattern that stands for itself. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Payload's pattern of a text, `%text%`, with what the text holds of wildcards taken for what it is. */
const pattern = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 1 && value.startsWith('%') && value.endsWith('%')
    ? `%${escaped(value.slice(1, -1))}%`
    : value

/**
 * Payload puts what is looked for into LIKE patterns as it came: `100%` would find 1000, and a pattern of many wildcards
 * takes long to match. SQLite has no escape character unless a query names one.
 */
export const escapingPatterns = (database: SQLite): SQLite => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args)
    const like = (column: unknown, value: unknown): SQL => sql`${column} like ${pattern(value)} escape '\\'`
    Object.assign(adapter, { operators: { ...adapter.operators, contains: like, like } })
    return adapter
  },
})
