import { chmod, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'

import { SettingError } from '#cms/common/environment.ts'
import { isFileMissing } from '#cms/common/missing-file.ts'
import { checkSqlite } from '#cms/database/sqlite-check.ts'
import { withSqlite } from '#cms/database/separate-sqlite-connection.ts'
import { copyDurably, OWNER_ONLY, syncToDisk } from '#cms/common/durable-files.ts'
import { SCHEDULE_TASK } from '#cms/internals/payload-jobs.ts'
import { writingInto } from '#cms/common/disk-full-error.ts'
import type { PictureRow } from './instance.ts'
import { LEFT_OUT } from './left-out.ts'
import type { WaitingMails } from './waiting-mails.ts'

/** The name of a dump. */
export const DUMP = 'site.db'

/**
 * Writes a snapshot of the database, without sessions and API keys, into a folder; others may write meanwhile.
 *
 * @returns the names of the files: one
 */
export async function dumpSqlite(from: string, dir: string): Promise<string[]> {
  const to = path.join(dir, DUMP)
  // The driver would create a missing file as an empty database.
  await stat(from).catch((error: unknown) => {
    throw isFileMissing(error) ? new SettingError(`there is no database at ${from}`) : error
  })
  await withSqlite(from, (db) => db.run(sql`VACUUM INTO ${to}`))
  await chmod(to, OWNER_ONLY.file)
  await withSqlite(to, async (db) => {
    // Deleted rows are overwritten: their digests would stay in the file.
    await db.run(sql`PRAGMA secure_delete = ON`)
    // A session or API key that ends after the backup must not be valid again after a restore.
    for (const table of LEFT_OUT.map((collection) => collection.replaceAll('-', '_'))) {
      // A database of an older release lacks some.
      const tables = await db.all(sql`SELECT name FROM sqlite_master WHERE name = ${table}`)
      if (tables.length > 0) await db.run(sql`DELETE FROM ${sql.identifier(table)}`)
    }
  })
  if ((await checkSqlite(to)) !== 'ok') throw new SettingError('the database is damaged: its copy is, too')
  // VACUUM INTO does not sync its file to disk.
  await syncToDisk(to)
  return [DUMP]
}

/** The pictures in a dumped database. */
export const picturesInSqlite = (dir: string): Promise<PictureRow[]> =>
  withSqlite(path.join(dir, DUMP), (db) => db.all<PictureRow>(sql`SELECT filename, width, frames FROM media`))

/** The names of the migrations that were applied to a dumped database. */
export const migrationsInSqlite = (dir: string): Promise<string[]> =>
  withSqlite(path.join(dir, DUMP), async (db) => {
    const rows = await db.all<{ name: string }>(sql`SELECT name FROM payload_migrations ORDER BY name`)
    return rows.map(({ name }) => name)
  })

/** Whether the file is a SQLite database; an empty file is none. */
export const hasSqlite = async (file: string): Promise<boolean> =>
  ((await stat(file).catch(() => undefined))?.size ?? 0) > 0

/** Deletes the mails that wait in a dumped database; returns how many. */
export const dropMailsInSqlite = (file: string): Promise<number> =>
  withSqlite(file, async (db) => {
    // The file has to be whole without a log of writes beside it.
    await db.run(sql`PRAGMA journal_mode = DELETE`)
    const tables = await db.all(sql`SELECT name FROM sqlite_master WHERE name = 'payload_jobs'`)
    if (tables.length === 0) return 0
    // The tries of a job are deleted with it.
    await db.run(sql`PRAGMA foreign_keys = ON`)
    const { rowsAffected } = await db.run(
      sql`DELETE FROM payload_jobs WHERE task_slug <> ${SCHEDULE_TASK} AND completed_at IS NULL AND has_error IS NOT 1`,
    )
    return rowsAffected
  })

/** Restores a dumped database atomically; returns the number of mails that were dropped. */
export async function restoreSqlite(dir: string, to: string, mails: WaitingMails): Promise<number> {
  const partial = `${to}.restoring`
  const removePartial = () => Promise.all(['', '-journal'].map((ending) => rm(partial + ending, { force: true })))
  await removePartial()
  const dropped = await writingInto(path.dirname(to), 'make room there, then repeat the restore', async () => {
    await copyDurably(path.join(dir, DUMP), partial, OWNER_ONLY.file)
    return mails === 'drop' ? dropMailsInSqlite(partial) : 0
  }).catch(async (error: unknown) => {
    await removePartial()
    throw error
  })
  // Logs left by an earlier database would be applied to this one.
  await Promise.all(['-wal', '-shm'].map((ending) => rm(to + ending, { force: true })))
  await rename(partial, to)
  return dropped
}
