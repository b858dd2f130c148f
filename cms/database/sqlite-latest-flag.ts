import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'

import { withAdapter } from '#cms/internals/payload-adapter.ts'
import { addConditionToClearLatest } from '#cms/internals/payload-sqlite.ts'

type SQLite = ReturnType<typeof sqliteAdapter>

/**
 * With each new version Payload clears the `latest` flag of all older ones, set or not: SQLite would rewrite up to fifty
 * long documents. This restricts the update to versions whose flag is set.
 */
export const narrowLatestFlagUpdates = (database: SQLite): SQLite =>
  withAdapter(database, (adapter) => addConditionToClearLatest(adapter, sql`latest = true`))
