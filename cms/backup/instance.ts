import path from 'node:path'

import { type Settings, SettingError } from '#cms/settings.ts'
import { sqliteFile } from '#cms/sqlite-file.ts'
import { filesBelow } from './files.ts'
import { dumpMongodb, hasMongodb, restoreMongodb } from './mongodb.ts'
import { dumpSqlite, hasSqlite, restoreSqlite } from './sqlite.ts'
import type { DatabaseKind } from './manifest.ts'

/** The database of an instance, as backups see it. */
export interface Database {
  kind: DatabaseKind
  /** Name of its dump inside a backup. */
  dumpName: string
  dump: (to: string) => Promise<void>
  isEmpty: () => Promise<boolean>
  restore: (from: string) => Promise<void>
}

/** The database that the settings name. */
export function databaseOf(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Database {
  const file = sqliteFile(settings)
  if (file !== undefined)
    return {
      kind: 'sqlite',
      dumpName: 'site.db',
      dump: (to) => dumpSqlite(file, to),
      isEmpty: async () => !(await hasSqlite(file)),
      restore: (from) => restoreSqlite(from, file),
    }
  const uri = settings.databaseUri ?? ''
  return {
    kind: 'mongodb',
    dumpName: 'mongodb.archive',
    dump: (to) => dumpMongodb(uri, to),
    isEmpty: async () => !(await hasMongodb(uri)),
    restore: (from) => restoreMongodb(uri, from),
  }
}

/** Throws one clear line unless neither a database nor a picture is there yet. */
export async function demandEmpty(database: Database, { mediaDir }: Pick<Settings, 'mediaDir'>): Promise<void> {
  if (!(await database.isEmpty())) throw new SettingError('there is a database already: restore into an empty instance')
  if ((await filesBelow(mediaDir)).length > 0)
    throw new SettingError(`MEDIA_DIR (${path.resolve(mediaDir)}) is not empty: restore into an empty instance`)
}
