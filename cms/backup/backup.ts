import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { MediaStore } from '#cms/media/media-store.ts'
import { filesOf, fileNamesOf } from '#cms/media/stored-files.ts'
import { storeOf } from '#cms/media/chosen-store.ts'
import { digestOf } from '#cms/common/file-digest.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { makeFolder } from '#cms/common/make-folder.ts'
import { type CopiedFile, copyDurably, OWNER_ONLY, syncToDisk } from '#cms/common/durable-files.ts'
import { writingInto } from '#cms/common/disk-full-error.ts'
import { backupDatabaseOf } from './instance.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { retry } from './retry.ts'
import { assertNoRestore } from './restore-in-progress.ts'

const ROOM =
  'make room there, or back up into a folder on another disk. Nothing of this backup is left, and earlier ones are as they were'

/**
 * Backs up a running instance into an empty folder: a snapshot of the database, then every picture in it (files are added
 * before their row, removed after it, and not removed during the backup). Files that were missing before the backup are
 * listed in the manifest; any other failure fails the backup and empties the folder. Nothing deletes earlier backups.
 */
export async function backUp(settings: Settings, dir: string, version: string): Promise<Manifest> {
  assertNoRestore(settings)
  if ((await namesIn(dir)).length > 0) throw new SettingError(`${dir} is not empty: back up into an empty folder`)
  const store = storeOf(settings)
  await store.check()
  const release = await writingInto(path.dirname(store.temporaryDir), 'make room there, then repeat the backup', () =>
    store.hold(),
  )
  try {
    return await writingInto(dir, ROOM, async () => {
      const manifest = await copyAll(settings, store, dir, version)
      await syncToDisk(dir)
      await writeManifest(dir, manifest)
      return manifest
    })
  } catch (error) {
    for (const made of await readdir(dir)) await rm(path.join(dir, made), { recursive: true, force: true })
    throw error
  } finally {
    await release()
  }
}

/** The names in a folder, which is made if it is missing. */
async function namesIn(dir: string): Promise<string[]> {
  try {
    makeFolder(dir, OWNER_ONLY.folder)
    return await readdir(dir)
  } catch (error) {
    throw new SettingError(
      `${dir} cannot be used: back up into a folder that can be made and written (${error instanceof Error ? error.message : error})`,
    )
  }
}

async function copyAll(settings: Settings, store: MediaStore, dir: string, version: string): Promise<Manifest> {
  const madeAt = new Date().toISOString()
  const { kind, dump, pictures, migrations } = backupDatabaseOf(settings)
  const before = new Set(await store.list())
  const files: CopiedFile[] = []
  for (const name of await dump(dir)) files.push({ name, ...(await digestOf(path.join(dir, name))) })
  const named = (await pictures(dir)).flatMap((picture) => filesOf(fileNamesOf(picture)))
  const { copied, missing } = await copyPictures(store, path.join(dir, 'media'), named)
  const lost = missing.find((name) => before.has(name))
  if (lost !== undefined) throw new SettingError(`the picture ${lost} was removed during the backup: make another one`)
  if (missing.length > 0 && missing.length === new Set(named).size)
    throw new SettingError(`no picture of the database is in ${store.name}: set it as the server has it`)
  files.push(...copied.map((file) => ({ ...file, name: `media/${file.name}` })))
  return { format: 1, version, madeAt, database: kind, migrations: await migrations(dir), files, missing }
}

interface Copied {
  copied: CopiedFile[]
  /** Files that the database names but that do not exist. */
  missing: string[]
}

/** Copies all files of the store and all that the database names; of those that do not exist, the named ones are reported. */
async function copyPictures(from: MediaStore, to: string, named: readonly string[]): Promise<Copied> {
  await mkdir(to, { mode: OWNER_ONLY.folder })
  const copied: CopiedFile[] = []
  const missing: string[] = []
  const isNamed = new Set(named)
  for (const name of new Set([...(await from.list()), ...named])) {
    const digest = await retry(name, async () => {
      const file = isPlain(name) ? await from.open(name) : undefined
      return file && copyDurably(file.body, path.join(to, name), OWNER_ONLY.file)
    })
    if (digest) copied.push({ name, ...digest })
    else if (isNamed.has(name)) missing.push(name)
  }
  await syncToDisk(to)
  return { copied, missing }
}

/** Whether a name stays inside its folder; a database may contain names that the server did not make. */
const isPlain = (name: string): boolean => path.basename(name) === name
