import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

type SQLite = ReturnType<typeof sqliteAdapter>

/**
 * With each new version Payload takes the mark of the newest from all older ones, whether they have it or not: SQLite
 * would write up to fifty long documents again. Here only those that have it are written.
 */
export const narrowLatestFlagUpdates = (database: SQLite): SQLite => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args)
    const narrowed: typeof adapter = Object.create(adapter)
    narrowed.createVersion = adapter.createVersion
    // The one statement that creating a version gives to `execute`.
    narrowed.execute = ({ sql: unmark, ...rest }) =>
      adapter.execute({ ...rest, ...(unmark ? { sql: unmark.append(sql` AND latest = true`) } : {}) })
    adapter.createVersion = (version) => narrowed.createVersion(version)
    return adapter
  },
})
