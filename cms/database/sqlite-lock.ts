import { closeSync, openSync } from 'node:fs'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { type Settings, SettingError } from '#cms/common/settings.ts'
import { sqliteFile } from './sqlite-file.ts'

/** As long as this connection is open, its lock holds; the system lets go of it however the process ends. */
let held: ReturnType<typeof drizzle> | undefined

/**
 * Keeps this process the only one that serves a SQLite file: two would migrate it at once, and neither would know what
 * the other wrote. The lock is on a file beside it, so that backups and tools still get at the database.
 */
export async function holdSqlite(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Promise<void> {
  const file = sqliteFile(settings)
  if (file === undefined || held) return
  const lock = `${file}.lock`
  closeSync(openSync(lock, 'a', 0o600))
  const connection = drizzle({ connection: { url: `file:${lock}` } })
  try {
    await connection.run(sql`BEGIN EXCLUSIVE`)
  } catch (error) {
    connection.$client.close()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const isBusy = cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY')
    throw isBusy
      ? new SettingError(`The database ${file} is served by another process; one SQLite file has one server`)
      : cause
  }
  held = connection
}
