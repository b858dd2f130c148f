import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { isRecord, isText } from '#contract/narrow.ts'
import { parseJson } from '#cms/common/json.ts'
import { SettingError } from '#cms/common/environment.ts'
import { type CopiedFile, writeDurably } from '#cms/common/durable-files.ts'

export type DatabaseKind = 'sqlite' | 'mongodb'

/** The contents of a backup. Written last: a folder without it is an incomplete backup. */
export interface Manifest {
  format: 1
  /** This program's version, from package.json. */
  version: string
  madeAt: string
  database: DatabaseKind
  /** Names of the migrations that were applied to the database. */
  migrations: string[]
  files: CopiedFile[]
  /** Files of pictures in the database that were missing. Absent in backups made by older versions. */
  missing?: string[]
}

const NAME = 'manifest.json'

export const manifestFile = (dir: string): string => path.join(dir, NAME)

/** Writes the manifest into a backup that is otherwise complete. */
export const writeManifest = (dir: string, manifest: Manifest): Promise<void> =>
  writeDurably(manifestFile(dir), `${JSON.stringify(manifest, null, 2)}\n`)

/** Reads a backup's manifest; throws SettingError if it is missing, damaged or of an unknown format. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestFile(dir), 'utf8').catch(() => undefined)
  if (text === undefined) throw new SettingError(`${dir} is no whole backup: it has no ${NAME}`)
  const value = parseJson(text)
  if (!isManifest(value)) throw new SettingError(`${manifestFile(dir)} is damaged, or of a newer kind`)
  return value
}

/** A file of the backup's folder, or of one folder in it, as dumps and pictures are. Otherwise the manifest counts as damaged. */
const isInside = (name: string): boolean => /^(?:[^/\\]+\/)?[^/\\.][^/\\]*$/.test(name) && !name.startsWith('.')

const isFile = (value: unknown): value is CopiedFile =>
  isRecord(value) &&
  isText(value['name']) &&
  isInside(value['name']) &&
  typeof value['bytes'] === 'number' &&
  /^[0-9a-f]{64}$/.test(String(value['sha256']))

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  value['format'] === 1 &&
  isText(value['version']) &&
  isText(value['madeAt']) &&
  (value['database'] === 'sqlite' || value['database'] === 'mongodb') &&
  Array.isArray(value['migrations']) &&
  value['migrations'].every(isText) &&
  Array.isArray(value['files']) &&
  value['files'].every(isFile) &&
  (value['missing'] === undefined || (Array.isArray(value['missing']) && value['missing'].every(isText)))
