import { closeSync, openSync } from 'node:fs'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { type Settings, SettingError } from '#cms/common/environment.ts'
import { makeFolder } from '#cms/common/make-folder.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'

/** Holds the lock while it is open; the operating system releases it however the process ends. */
let lockConnection: ReturnType<typeof drizzle> | undefined

/**
 * Ensures that only this process serves or restores a SQLite file: two would migrate it at once, and neither would see the other's
 * writes. The lock is on a separate file, so that backups and tools can still open the database. Throws SettingError if
 * another process holds it.
 */
export async function lockSqlite(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Promise<void> {
  const file = sqliteFile(settings)
  if (file === undefined || lockConnection) return
  const lock = `${file}.lock`
  try {
    makeFolder(path.dirname(lock))
    closeSync(openSync(lock, 'a', 0o600))
  } catch (error) {
    throw new SettingError(
      `${settings.databaseUri === undefined ? 'DATA_DIR' : 'DATABASE_URI'} must have the database in a folder that can be written: ${error instanceof Error ? error.message : error}`,
    )
  }
  const connection = drizzle({ connection: { url: `file:${lock}` } })
  try {
    await connection.run(sql`BEGIN EXCLUSIVE`)
  } catch (error) {
    connection.$client.close()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const isBusy = cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY')
    throw isBusy
      ? new SettingError(
          `The database ${file} is served or restored by another process; one SQLite file has one at a time`,
        )
      : cause
  }
  lockConnection = connection
}
