import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

type SQLite = ReturnType<typeof sqliteAdapter>

/**
 * With each new version Payload clears the `latest` flag of all older ones, set or not: SQLite would rewrite up to fifty
 * long documents. This restricts the update to versions whose flag is set.
 */
export const narrowLatestFlagUpdates = (database: SQLite): SQLite => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args)
    const narrowed: typeof adapter = Object.create(adapter)
    narrowed.createVersion = adapter.createVersion
    // Clearing the flag is the only statement for which createVersion calls `execute`.
    narrowed.execute = ({ sql: clearLatest, ...rest }) =>
      adapter.execute({ ...rest, ...(clearLatest ? { sql: clearLatest.append(sql` AND latest = true`) } : {}) })
    adapter.createVersion = (version) => narrowed.createVersion(version)
    return adapter
  },
})
