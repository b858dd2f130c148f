import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { prepareFolders, readSecret, type Settings, SettingError } from '#cms/common/environment.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import { lockSqlite } from '#cms/locks/sqlite-process-lock.ts'
import { copyDatabase } from './copy-database.ts'
import { assertNoRestore } from './restore-mark.ts'
import { dumpSqlite, hasSqlite } from './sqlite.ts'

/**
 * Copies a database into the empty one that the settings name, of the other kind.
 *
 * @param from a MongoDB URI, or a folder with `site.db`: a DATA_DIR or a backup, of which a snapshot is read
 * @throws SettingError that says what to do
 */
export async function moveDatabase(settings: Settings, from: string, report: (line: string) => void): Promise<void> {
  prepareFolders(settings)
  // A server that starts before the end would not see what is copied.
  await lockSqlite(settings)
  assertNoRestore(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  if (from.startsWith('mongodb')) return intoSqlite({ ...settings, databaseUri: from }, settings, report)
  const file = path.join(path.resolve(from), 'site.db')
  if (!(await hasSqlite(file))) throw new SettingError(`there is no database in ${from}`)
  const snapshot = await mkdtemp(path.join(tmpdir(), 'site-move-'))
  try {
    await dumpSqlite(file, snapshot)
    await copyDatabase({ databaseUri: undefined, dataDir: snapshot }, settings, report)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

/** Copies into a file in a folder beside the target, which is moved into place once it is complete. */
async function intoSqlite(from: Settings, to: Settings, report: (line: string) => void): Promise<void> {
  const file = sqliteFile(to)
  if (file === undefined) throw new SettingError('both databases are of mongodb: use npm run backup')
  if (await hasSqlite(file)) throw new SettingError(`there is a database already: ${file}`)
  const dir = await mkdtemp(path.join(path.dirname(file), '.moving-'))
  try {
    const made = path.join(dir, 'made.db')
    await copyDatabase(from, { ...to, databaseUri: `file:${made}` }, report)
    // Copied once more into a single file: the database that was written may have a write-ahead log beside it.
    const [whole = ''] = await dumpSqlite(made, dir)
    await rename(path.join(dir, whole), file)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
