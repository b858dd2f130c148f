import { statSync } from 'node:fs'

import { sql } from '@payloadcms/db-sqlite/drizzle'

import { type Settings, SettingError } from '#cms/common/settings.ts'
import { withSqlite } from './sqlite-connection.ts'
import { sqliteFile } from './sqlite-file.ts'

/** Looks a SQLite file through: "ok", or the first thing that is wrong with it. */
export async function checkSqlite(file: string): Promise<string> {
  try {
    const rows = await withSqlite<{ quick_check?: string }[]>(file, (db) => db.all(sql`PRAGMA quick_check(1)`))
    return rows[0]?.quick_check ?? 'no answer'
  } catch (error) {
    return messageOf(error)
  }
}

/** The driver's own words, not those of the query that they are wrapped in. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Refuses the start with a damaged database: parts of it would be served as if there were nothing. */
export async function demandSoundDatabase(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Promise<void> {
  const file = sqliteFile(settings)
  if (file === undefined || (sizeOf(file) === 0 && sizeOf(`${file}-wal`) === 0)) return
  const found = sizeOf(file) === 0 ? 'it is empty beside its log of writes' : await checkSqlite(file)
  if (found === 'ok') return
  const [line] = found.replace(/^\*\*\* in database main \*\*\*\s*/, '').split('\n')
  const remedy = found.startsWith('SQLITE_BUSY') ? 'end what else uses it' : 'restore a backup'
  throw new SettingError(`The database ${file} cannot be used (${line}); ${remedy}`)
}
