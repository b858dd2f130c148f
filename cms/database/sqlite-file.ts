import { closeSync, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Settings } from '#cms/common/environment.ts'

export type DatabaseSettings = Pick<Settings, 'databaseUri' | 'dataDir'>

/** SQLite's URL for its driver; undefined with another database. */
export function sqliteUrl({ databaseUri, dataDir }: DatabaseSettings): string | undefined {
  if (databaseUri === undefined) return `file:${path.join(dataDir, 'site.db')}`
  return databaseUri.startsWith('file:') ? databaseUri : undefined
}

/** The path of SQLite's file; undefined with another database. */
export function sqliteFile(settings: DatabaseSettings): string | undefined {
  const url = sqliteUrl(settings)?.replace(/[?#].*$/, '')
  if (url === undefined) return undefined
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length))
}

/** Creates a missing SQLite file readable for its owner only, since it will hold password hashes. */
export function createDatabaseFile(settings: DatabaseSettings): void {
  const file = sqliteFile(settings)
  if (file === undefined || existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    // Another process created it first, or it cannot be created: then the driver reports the reason.
  }
}
