import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parsedJson } from '#cms/common/json.ts'
import { SettingError } from '#cms/common/settings.ts'
import { type CopiedFile, writeDurably } from './files.ts'

export type DatabaseKind = 'sqlite' | 'mongodb'

/** What a backup holds. Written last: a folder without one is no whole backup. */
export interface Manifest {
  format: 1
  /** Of this program. */
  version: string
  madeAt: string
  database: DatabaseKind
  /** Names of the migrations that the database has gone through. */
  migrations: string[]
  files: CopiedFile[]
  /** Files of pictures that the database names, but that were not there any more. Backups of older versions say nothing of it. */
  missing?: string[]
}

const NAME = 'manifest.json'

/** Puts the manifest into a backup that is otherwise whole. */
export const writeManifest = (dir: string, manifest: Manifest): Promise<void> =>
  writeDurably(path.join(dir, NAME), `${JSON.stringify(manifest, null, 2)}\n`)

/** Reads a backup's manifest; throws one clear line if there is none that this program understands. */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(path.join(dir, NAME), 'utf8').catch(() => undefined)
  if (text === undefined) throw new SettingError(`${dir} is no whole backup: it has no ${NAME}`)
  const value = parsedJson(text)
  if (!isManifest(value)) throw new SettingError(`${path.join(dir, NAME)} is damaged, or of a newer kind`)
  return value
}

/** Names in a manifest are joined to folders; ones that would lead out of them make it a damaged one. */
const isInside = (name: string): boolean =>
  path.isAbsolute(name) === false && !name.split(/[/\\]/).some((part) => part === '..' || part === '')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

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
