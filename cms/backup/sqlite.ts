import { chmod, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { sql } from '@payloadcms/db-sqlite/drizzle'

import { SettingError } from '#cms/common/settings.ts'
import { checkSqlite } from '#cms/database/sqlite-check.ts'
import { withSqlite } from '#cms/database/sqlite-connection.ts'
import { copyDurably, OWNER_ONLY, syncToDisk } from './files.ts'
import type { PictureRow } from './instance.ts'

const DUMP = 'site.db'

/**
 * The database as it is at one moment, written into a folder while others write on; without anybody's session.
 *
 * @returns the names of the files: one
 */
export async function dumpSqlite(from: string, dir: string): Promise<string[]> {
  const to = path.join(dir, DUMP)
  // The driver would make an empty database of a file that is missing.
  if (!(await stat(from).catch(() => undefined))) throw new SettingError(`there is no database at ${from}`)
  await withSqlite(from, (db) => db.run(sql`VACUUM INTO ${to}`))
  await chmod(to, OWNER_ONLY.file)
  await withSqlite(to, async (db) => {
    // A session ended later must not live again after a restore.
    await db.run(sql`DELETE FROM sessions`)
  })
  if ((await checkSqlite(to)) !== 'ok') throw new SettingError('the database is damaged: its copy is, too')
  // VACUUM INTO leaves it to the operating system when its file reaches the disk.
  await syncToDisk(to)
  return [DUMP]
}

/** The pictures that a dumped database names. */
export const picturesInSqlite = (dir: string): Promise<PictureRow[]> =>
  withSqlite(path.join(dir, DUMP), (db) => db.all<PictureRow>(sql`SELECT filename, width, frames FROM media`))

/** Whether a SQLite database is at that place; an empty file is none. */
export const hasSqlite = async (file: string): Promise<boolean> =>
  ((await stat(file).catch(() => undefined))?.size ?? 0) > 0

/** Puts a dumped database into place: whole or not at all. */
export async function restoreSqlite(dir: string, to: string): Promise<void> {
  const partial = `${to}.restoring`
  await rm(partial, { force: true })
  await copyDurably(path.join(dir, DUMP), partial, OWNER_ONLY.file)
  // Logs of a database that is gone would be taken for this one's.
  await Promise.all(['-wal', '-shm'].map((ending) => rm(to + ending, { force: true })))
  await rename(partial, to)
}
