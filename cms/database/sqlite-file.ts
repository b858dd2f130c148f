import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Settings } from '#cms/common/settings.ts'

type Place = Pick<Settings, 'databaseUri' | 'dataDir'>

/** SQLite's address as its driver takes it, or undefined with another database. */
export function sqliteUrl({ databaseUri, dataDir }: Place): string | undefined {
  if (databaseUri === undefined) return `file:${path.join(dataDir, 'site.db')}`
  return databaseUri.startsWith('file:') ? databaseUri : undefined
}

/** The path of SQLite's file, or undefined with another database. */
export function sqliteFile(place: Place): string | undefined {
  const url = sqliteUrl(place)?.replace(/[?#].*$/, '')
  if (url === undefined) return undefined
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))
}

/** A database that is still to be made holds password hashes one day: its file is made for its owner alone. */
export function makePrivateFile(place: Place): void {
  const file = sqliteFile(place)
  if (file === undefined || existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // Another start was quicker, or it cannot be made at all: the driver says so in its own words.
  }
}
