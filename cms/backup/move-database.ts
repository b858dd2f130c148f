import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { mongodbHosts, prepareFolders, readSecret, type Settings, SettingError } from '#cms/common/environment.ts'
import { mongodbClient } from '#cms/database/separate-mongodb-connection.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import { lockSqlite } from '#cms/locks/sqlite-process-lock.ts'
import { assertMongodbReachable } from '#cms/database/probe.ts'
import { copyDatabase } from './copy-database.ts'
import { writingInto } from '#cms/common/disk-full-error.ts'
import { firstMissingInMongodb, firstUnknown } from './known-migrations.ts'
import { databaseName, migrationsInMongodb } from './mongodb.ts'
import { assertNoRestore } from './restore-in-progress.ts'
import { DUMP, dropMailsInSqlite, dumpSqlite, hasSqlite, migrationsInSqlite } from './sqlite.ts'
import type { WaitingMails } from './waiting-mails.ts'

const isMongodbUri = (from: string): boolean => /^mongodb(\+srv)?:/.test(from)

/** The SQLite file in a folder that is given by `--from`. */
const fileIn = (from: string): string => path.join(path.resolve(from), 'site.db')

/**
 * Copies a database into the empty one that the settings name, of the other kind. Nothing is made where it is refused.
 *
 * @param from a MongoDB URI, or a folder with `site.db`: a DATA_DIR or a backup, of which a snapshot is read
 * @param mails that wait in a SQLite database; from MongoDB they are always copied
 * @returns the number of mails that were dropped
 * @throws SettingError that says what to do
 */
export async function moveDatabase(
  settings: Settings,
  from: string,
  report: (line: string) => void,
  mails: WaitingMails = 'keep',
): Promise<number> {
  const to = sqliteFile(settings)
  if (isMongodbUri(from)) {
    await assertMovesFromMongodb(from, to)
    await prepare(settings)
    await intoSqlite(from, settings, report)
    return 0
  }
  await assertMovesFromSqlite(from, to)
  await prepare(settings)
  const snapshot = await mkdtemp(path.join(tmpdir(), 'site-move-'))
  try {
    await writingInto(snapshot, 'make room there, or set TMPDIR to a folder on another disk', () =>
      dumpSqlite(fileIn(from), snapshot),
    )
    const dropped = mails === 'drop' ? await dropMailsInSqlite(path.join(snapshot, DUMP)) : 0
    await copyDatabase({ databaseUri: undefined, dataDir: snapshot }, settings, report)
    return dropped
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

/** @param to the SQLite file that the settings name; undefined with MongoDB */
async function assertMovesFromMongodb(from: string, to: string | undefined): Promise<void> {
  mongodbHosts('--from', from)
  if (to === undefined) throw new SettingError('both databases are of mongodb: use npm run backup')
  await assertEmptyTarget(to)
  // Refuses a URI that the driver cannot read.
  await (await mongodbClient(from)).close()
  await assertMongodbReachable('--from', from)
  await assertOfThisVersion(from)
}

/** @param to the SQLite file that the settings name; undefined with MongoDB */
async function assertMovesFromSqlite(from: string, to: string | undefined): Promise<void> {
  // What was given is left out of the message: it may be a URI with a password.
  if (!(await hasSqlite(fileIn(from))))
    throw new SettingError('--from must be a folder with a database, site.db, or a URI that starts with mongodb://')
  // An older database is migrated in its snapshot.
  assertNotNewer(await migrationsInSqlite(path.resolve(from)))
  if (to !== undefined)
    throw new SettingError('both databases are of sqlite: use npm run backup, or name a MongoDB in DATABASE_URI')
}

async function assertEmptyTarget(file: string): Promise<void> {
  if (await hasSqlite(file)) throw new SettingError(`there is a database already: ${file}`)
}

/** Makes the folders and the secret, and takes the lock: a server that starts before the end would not see what is copied. */
async function prepare(settings: Settings): Promise<void> {
  assertNoRestore(settings)
  prepareFolders(settings)
  await lockSqlite(settings)
  // A restore that had the lock until now has left it.
  assertNoRestore(settings)
  process.env['PAYLOAD_SECRET'] = readSecret(process.env, settings)
}

/** Copies into a file in a folder beside the target, which is moved into place once it is complete. */
async function intoSqlite(from: string, to: Settings, report: (line: string) => void): Promise<void> {
  const file = sqliteFile(to) ?? ''
  await assertEmptyTarget(file)
  const dir = await mkdtemp(path.join(path.dirname(file), '.moving-'))
  try {
    await writingInto(path.dirname(file), 'make room there, then repeat the move', async () => {
      const made = path.join(dir, 'made.db')
      await copyDatabase({ ...to, databaseUri: from }, { ...to, databaseUri: `file:${made}` }, report)
      // Copied once more into a single file: the database that was written may have a write-ahead log beside it.
      const [whole = ''] = await dumpSqlite(made, dir)
      await rename(path.join(dir, whole), file)
    })
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
