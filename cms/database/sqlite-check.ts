import { statSync } from 'node:fs'

import { sql } from '@payloadcms/db-sqlite/drizzle'

import { errorLine } from '#cms/common/error-line.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { withSqlite } from './separate-sqlite-connection.ts'
import { sqliteFile } from './sqlite-file.ts'

/** Runs SQLite's quick check on a file; returns "ok" or the first problem. */
export async function checkSqlite(file: string): Promise<string> {
  try {
    const rows = await withSqlite<{ quick_check?: string }[]>(file, (db) => db.all(sql`PRAGMA quick_check(1)`))
    return rows[0]?.quick_check ?? 'no answer'
  } catch (error) {
    return errorLine(error)
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Throws SettingError for a damaged database: damaged parts would be served as if they were empty. */
export async function assertDatabaseIntact(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Promise<void> {
  const file = sqliteFile(settings)
  if (file === undefined || (sizeOf(file) === 0 && sizeOf(`${file}-wal`) === 0)) return
  const result = sizeOf(file) === 0 ? 'it is empty beside its log of writes' : await checkSqlite(file)
  if (result === 'ok') return
  const [line] = result.replace(/^\*\*\* in database main \*\*\*\s*/, '').split('\n')
  throw new SettingError(`The database ${file} cannot be used (${line}); ${remedyFor(result)}`)
}

function remedyFor(result: string): string {
  if (result.startsWith('SQLITE_BUSY')) return 'end what else uses it'
  if (/^SQLITE_(CANTOPEN|READONLY|PERM)/.test(result))
    return 'the server must be able to read and write it, the files beside it and their folder'
  return 'restore a backup'
}
