import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { holdFiles } from '#cms/media/hold.ts'
import { migrations } from '#cms/migrations/index.ts'
import { type Settings, SettingError } from '#cms/settings.ts'
import { type CopiedFile, copyDurably, digestOf, filesBelow, OWNER_ONLY, syncToDisk } from './files.ts'
import { databaseOf } from './instance.ts'
import { type Manifest, writeManifest } from './manifest.ts'

/**
 * Backs an instance up into an empty folder, while it serves and is written to: the database as it is at one moment, then
 * every picture that it names (they are added before and removed after the database names them, and held meanwhile).
 */
export async function backUp(settings: Settings, dir: string, version: string): Promise<Manifest> {
  await mkdir(dir, { recursive: true, mode: OWNER_ONLY.folder })
  if ((await readdir(dir)).length > 0) throw new SettingError(`${dir} is not empty: back up into an empty folder`)
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
  const { kind, dump } = databaseOf(settings)
  const files: CopiedFile[] = []
  for (const name of await dump(dir)) files.push({ name, ...(await digestOf(path.join(dir, name))) })
  await mkdir(path.join(dir, 'media'), { mode: OWNER_ONLY.folder })
  for (const name of await filesBelow(settings.mediaDir)) {
    const copy = copyDurably(path.join(settings.mediaDir, name), path.join(dir, 'media', name), OWNER_ONLY.file)
    const copied = await copy.catch(unlessGone)
    if (copied) files.push({ name: `media/${name}`, ...copied })
  }
  await syncToDisk(path.join(dir, 'media'))
  return { format: 1, version, madeAt, database: kind, migrations: migrations.map(({ name }) => name), files }
}

/** A removal that had begun before the hold; the database did not name the file any more. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
