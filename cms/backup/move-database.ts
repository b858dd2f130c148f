import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { mongodbHosts, prepareFolders, readSecret, type Settings, SettingError } from '#cms/common/environment.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import { lockSqlite } from '#cms/locks/sqlite-process-lock.ts'
import { copyDatabase } from './copy-database.ts'
import { firstMissingInMongodb, firstUnknown } from './known-migrations.ts'
import { databaseName, migrationsInMongodb } from './mongodb.ts'
import { assertNoRestore } from './restore-in-progress.ts'
import { dumpSqlite, hasSqlite, migrationsInSqlite } from './sqlite.ts'

/**
 * Copies a database into the empty one that the settings name, of the other kind.
 *
 * @param from a MongoDB URI, or a folder with `site.db`: a DATA_DIR or a backup, of which a snapshot is read
 * @throws SettingError that says what to do
 */
export async function moveDatabase(settings: Settings, from: string, report: (line: string) => void): Promise<void> {
  const isMongodb = /^mongodb(\+srv)?:/.test(from)
  if (isMongodb) mongodbHosts('--from', from)
  prepareFolders(settings)
  // A server that starts before the end would not see what is copied.
  await lockSqlite(settings)
  assertNoRestore(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
  if (isMongodb) return intoSqlite(from, settings, report)
  const file = path.join(path.resolve(from), 'site.db')
  // What was given is left out of the message: it may be a URI with a password.
  if (!(await hasSqlite(file)))
    throw new SettingError('--from must be a folder with a database, site.db, or a URI that starts with mongodb://')
  const snapshot = await mkdtemp(path.join(tmpdir(), 'site-move-'))
  try {
    await dumpSqlite(file, snapshot)
    // An older database is migrated in its snapshot.
    assertNotNewer(await migrationsInSqlite(snapshot))
    await copyDatabase({ databaseUri: undefined, dataDir: snapshot }, settings, report)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

/** Copies into a file in a folder beside the target, which is moved into place once it is complete. */
async function intoSqlite(from: string, to: Settings, report: (line: string) => void): Promise<void> {
  const file = sqliteFile(to)
  if (file === undefined) throw new SettingError('both databases are of mongodb: use npm run backup')
  if (await hasSqlite(file)) throw new SettingError(`there is a database already: ${file}`)
  await assertOfThisVersion(from)
  const dir = await mkdtemp(path.join(path.dirname(file), '.moving-'))
  try {
    const made = path.join(dir, 'made.db')
    await copyDatabase({ ...to, databaseUri: from }, { ...to, databaseUri: `file:${made}` }, report)
    // Copied once more into a single file: the database that was written may have a write-ahead log beside it.
    const [whole = ''] = await dumpSqlite(made, dir)
    await rename(path.join(dir, whole), file)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Throws SettingError unless a MongoDB database was migrated to this version: Payload would migrate it in place, and it has to stay as it is. */
async function assertOfThisVersion(uri: string): Promise<void> {
  const applied = await migrationsInMongodb(uri)
  assertNotNewer(applied)
  const missing = firstMissingInMongodb(applied)
  if (missing !== undefined)
    throw new SettingError(
      `the database ${databaseName(uri)} is not of this version (it lacks the migration ${missing}): start this version on it once, then repeat the move`,
    )
}

/** What newer versions have added would be left out. */
function assertNotNewer(applied: readonly string[]): void {
  const unknown = firstUnknown(applied)
  if (unknown !== undefined)
    throw new SettingError(`the database to copy is of a newer version (migration ${unknown}); update first`)
}
