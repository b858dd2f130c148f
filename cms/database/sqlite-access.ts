import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

import { isFileMissing } from '#cms/common/missing-file.ts'
import { SettingError } from '#cms/common/environment.ts'
import { type DatabaseSettings, sqliteFile } from './sqlite-file.ts'

/**
 * Throws SettingError if SQLite's file, one that it keeps beside it, or their folder is there and may not be read and written by this
 * process. SQLite would report no more than that it cannot open it, or fail at the first write.
 */
export function assertSqliteAccess(settings: DatabaseSettings): void {
  const file = sqliteFile(settings)
  if (file === undefined) return
  const folder = path.dirname(file)
  assertAccess(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  for (const ending of ['', '-wal', '-shm', '-journal', '.lock'])
    assertAccess(file + ending, constants.R_OK | constants.W_OK)
}

function assertAccess(file: string, mode: number): void {
  try {
    accessSync(file, mode)
  } catch (error) {
    if (isFileMissing(error)) return
    throw new SettingError(`${file} cannot be read and written: ${reasonOf(file, error)}`)
  }
}

function reasonOf(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EROFS') return 'its file system is mounted read-only'
  const { uid: owner, mode } = ownerOf(file)
  const user = process.getuid?.()
  if (owner === undefined || user === undefined) return String(code)
  const found = `it belongs to the user with the id ${owner}, has the mode ${mode}, and the server runs as the user with the id ${user}`
  return owner === user
    ? `${found}: allow it with chmod u+rw`
    : `${found}: give that user all of ${path.dirname(file)} (chown -R ${user}), or run the server as its owner`
}

/** The owner and mode of a file; undefined if its folder may not be searched. */
function ownerOf(file: string): { uid?: number; mode?: string } {
  try {
    const { uid, mode } = statSync(file)
    return { uid, mode: (mode & 0o777).toString(8) }
  } catch {
    return {}
  }
}
