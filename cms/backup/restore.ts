import path from 'node:path'

import { digestOf } from '#cms/common/file-digest.ts'
import { prepareFolders, type Settings, SettingError } from '#cms/common/environment.ts'
import { lockSqlite } from '#cms/locks/sqlite-process-lock.ts'
import { storeOf } from '#cms/media/chosen-store.ts'
import { SITE_MARK } from '#cms/media/site-mark.ts'
import { writingInto } from '#cms/common/disk-full-error.ts'
import { moveDatabase } from './move-database.ts'
import { storeCopy } from '#cms/media/store-copy.ts'
import { assertEmpty, backupDatabaseOf, type Database, dumpsOf } from './instance.ts'
import { firstUnknown } from './known-migrations.ts'
import { type Manifest, manifestFile, readManifest } from './manifest.ts'
import { withRestoreLease } from './restore-lease.ts'
import { assertNoRestore, isInterrupted, markRestore, unmarkRestore } from './restore-in-progress.ts'
import type { WaitingMails } from './waiting-mails.ts'

const MEDIA = 'media/'

/**
 * Restores a backup into an empty instance. All files are verified before anything is written; the database is written
 * last. Into SQLite it starts over when it is repeated after an interruption; until then no server starts. A backup of SQLite may be
 * restored into MongoDB. Throws SettingError.
 *
 * Mails that waited when the backup was made are dropped unless they are asked for.
 */
export async function restoreBackup(settings: Settings, dir: string, options: Options): Promise<Restored> {
  const manifest = await readManifest(dir)
  const database = backupDatabaseOf(settings)
  // Only a MongoDB server reads the dump.
  if (database.kind === 'sqlite' && manifest.database === 'mongodb')
    throw new SettingError(
      'the backup is of mongodb, the settings name sqlite: restore it on MongoDB, then run npm run move-database -- --from mongodb://…',
    )
  assertKnownMigrations(manifest)
  await verify(dir, manifest)
  prepareFolders(settings)
  // A server that starts before the end would serve a database that is then replaced.
  await writingInto(settings.dataDir, 'make room there, then repeat the restore', () => lockSqlite(settings))
  const droppedMails = await withRestoreLease(settings, () =>
    restoreVerified(settings, dir, { manifest, database, ...options }),
  )
  return { ...manifest, droppedMails }
}

interface Options {
  mails: WaitingMails
  /** Called with a line for each collection that is copied into a database of the other kind. */
  report: (line: string) => void
}

/** The manifest of a restored backup, and the number of its waiting mails that were dropped. */
export type Restored = Manifest & { droppedMails: number }

interface Verified extends Options {
  manifest: Manifest
  database: Database
}

/** Restores a backup whose files were verified; the caller holds the database's lock. Returns the number of mails that were dropped. */
async function restoreVerified(
  settings: Settings,
  dir: string,
  { manifest, database, mails, report }: Verified,
): Promise<number> {
  const isSameKind = manifest.database === database.kind
  const store = storeOf(settings)
  await store.check()
  // A database of MongoDB may be served by nodes with other folders, which no mark would stop.
  const isMarked = database.kind === 'sqlite'
  const { sha256 } = await digestOf(manifestFile(dir))
  // Nobody served what an interrupted restore has left, so that it is replaced.
  const isAgain = isMarked && (await isInterrupted(settings, sha256))
  // The pictures of an interrupted restore into SQLite are in the same store.
  if (!isMarked) assertNoRestore(settings)
  if (!isAgain) {
    await assertEmpty(isSameKind ? database : undefined, store)
    if (isMarked)
      await writingInto(settings.dataDir, 'make room there, then repeat the restore', () =>
        markRestore(settings, sha256),
      )
  }
  const pictures = manifest.files
    .filter(({ name }) => name.startsWith(MEDIA))
    .map(({ name }) => name.slice(MEDIA.length))
  let droppedMails = 0
  try {
    // The store is empty; the restored site's first start marks it.
    await store.remove([SITE_MARK])
    for (const filename of pictures) await storeCopy(store, filename, path.join(dir, MEDIA + filename))
    droppedMails = await (isSameKind ? database.restore(dir, mails) : moveDatabase(settings, dir, report, mails))
  } catch (error) {
    // A failure to remove is ignored, since the first failure is the one to report; then the mark stays.
    await store
      .remove(pictures)
      .then(() => (isMarked ? unmarkRestore(settings) : undefined))
      .catch(() => undefined)
    throw error
  }
  if (isMarked) await unmarkRestore(settings)
  return droppedMails
}

/** A database of a newer version has columns that this version does not have. */
function assertKnownMigrations({ migrations, madeAt }: Manifest): void {
  const unknown = firstUnknown(migrations)
  if (unknown !== undefined)
    throw new SettingError(
      `the backup of ${madeAt} is of a newer version (with the migration ${unknown}); update first`,
    )
}

/** Throws SettingError unless the files of the database's dump are listed, and every file exists with the recorded size and hash. */
async function verify(dir: string, { database, files }: Manifest): Promise<void> {
  for (const dump of dumpsOf(database))
    if (!files.some(({ name }) => name === dump)) throw new SettingError(`the backup is damaged: it has no ${dump}`)
  for (const { name, bytes, sha256 } of files) {
    const found = await digestOf(path.join(dir, name)).catch(() => undefined)
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new SettingError(`the backup is damaged: ${name} is ${found ? 'not what it was' : 'missing'}`)
  }
}
