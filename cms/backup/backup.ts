import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { holdFiles } from '#cms/media/hold.ts'
import { filesOf, namesOf } from '#cms/media/store.ts'
import { migrations } from '#cms/migrations/index.ts'
import { type Settings, SettingError } from '#cms/common/settings.ts'
import { type CopiedFile, copyDurably, digestOf, filesIn, isFile, OWNER_ONLY, syncToDisk } from './files.ts'
import { databaseOf } from './instance.ts'
import { type Manifest, writeManifest } from './manifest.ts'

/**
 * Backs an instance up into an empty folder, while it serves and is written to: the database as it is at one moment, then
 * every picture that it names (they are added before and removed after the database names them, and held meanwhile).
 * Pictures whose files were not there to begin with are told by the manifest; any other failure is one of the backup.
 */
export async function backUp(settings: Settings, dir: string, version: string): Promise<Manifest> {
  await mkdir(dir, { recursive: true, mode: OWNER_ONLY.folder })
  if ((await readdir(dir)).length > 0) throw new SettingError(`${dir} is not empty: back up into an empty folder`)
  if (!(await stat(settings.mediaDir).catch(() => undefined))?.isDirectory())
    throw new SettingError(`there is no folder ${settings.mediaDir}: set MEDIA_DIR as the server has it`)
  const letGo = await holdFiles(settings.mediaDir)
  try {
    const manifest = await copyAll(settings, dir, version)
    await syncToDisk(dir)
    await writeManifest(dir, manifest)
    return manifest
  } catch (error) {
    for (const made of await readdir(dir)) await rm(path.join(dir, made), { recursive: true, force: true })
    throw error
  } finally {
    await letGo()
  }
}

async function copyAll(settings: Settings, dir: string, version: string): Promise<Manifest> {
  const madeAt = new Date().toISOString()
  const { kind, dump, pictures } = databaseOf(settings)
  const before = new Set(await readdir(settings.mediaDir))
  const files: CopiedFile[] = []
  for (const name of await dump(dir)) files.push({ name, ...(await digestOf(path.join(dir, name))) })
  const named = (await pictures(dir)).flatMap((picture) => filesOf(namesOf(picture)))
  const { copied, gone } = await copyPictures(settings.mediaDir, path.join(dir, 'media'), named)
  const lost = gone.find((name) => before.has(name))
  if (lost !== undefined) throw new SettingError(`the picture ${lost} was removed during the backup: make another one`)
  if (gone.length > 0 && gone.length === new Set(named).size)
    throw new SettingError(`no picture of the database is in ${settings.mediaDir}: set MEDIA_DIR as the server has it`)
  files.push(...copied.map((file) => ({ ...file, name: `media/${file.name}` })))
  const done = migrations.map(({ name }) => name)
  return { format: 1, version, madeAt, database: kind, migrations: done, files, missing: gone }
}

interface Copied {
  copied: CopiedFile[]
  /** What is named and was not there. */
  gone: string[]
}

/** Copies all that is there, and whatever is named. What goes meanwhile is an error of the backup only if it is named. */
async function copyPictures(from: string, to: string, named: readonly string[]): Promise<Copied> {
  await mkdir(to, { mode: OWNER_ONLY.folder })
  const copied: CopiedFile[] = []
  const gone: string[] = []
  const isNamed = new Set(named)
  for (const name of new Set([...(await filesIn(from)), ...named])) {
    const digest = isPlain(name) ? await copyIfThere(path.join(from, name), path.join(to, name)) : undefined
    if (digest) copied.push({ name, ...digest })
    else if (isNamed.has(name)) gone.push(name)
  }
  await syncToDisk(to)
  return { copied, gone }
}

/** Names that the server makes lead nowhere else; a database may hold others. */
const isPlain = (name: string): boolean => path.basename(name) === name

async function copyIfThere(from: string, to: string): Promise<Omit<CopiedFile, 'name'> | undefined> {
  try {
    return await copyDurably(from, to, OWNER_ONLY.file)
  } catch (error) {
    if (await isFile(from)) throw error
    return undefined
  }
}
