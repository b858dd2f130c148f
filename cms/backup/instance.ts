import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { type Settings, SettingError } from '#cms/common/settings.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import { dumpMongodb, hasMongodb, picturesInMongodb, restoreMongodb } from './mongodb.ts'
import { dumpSqlite, hasSqlite, picturesInSqlite, restoreSqlite } from './sqlite.ts'
import type { DatabaseKind } from './manifest.ts'

/** The columns that a picture's files are named by. */
export interface PictureRow {
  filename?: string | null
  width?: number | null
  frames?: number | null
}

/** The database of an instance, as backups see it. */
export interface Database {
  kind: DatabaseKind
  /** Dumps it into a folder; answers the names of the files. */
  dump: (dir: string) => Promise<string[]>
  /** The pictures that the database names, dumped into a folder. */
  pictures: (dir: string) => Promise<PictureRow[]>
  isEmpty: () => Promise<boolean>
  /** From a folder that it was dumped into. */
  restore: (dir: string) => Promise<void>
}

/** The database that the settings name. */
export function databaseOf(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Database {
  const file = sqliteFile(settings)
  if (file !== undefined)
    return {
      kind: 'sqlite',
      dump: (dir) => dumpSqlite(file, dir),
      pictures: picturesInSqlite,
      isEmpty: async () => !(await hasSqlite(file)),
      restore: (dir) => restoreSqlite(dir, file),
    }
  const uri = settings.databaseUri ?? ''
  return {
    kind: 'mongodb',
    dump: (dir) => dumpMongodb(uri, dir),
    // The dump itself can be read by MongoDB's tools alone; what was added since has its files as well.
    pictures: () => picturesInMongodb(uri),
    isEmpty: async () => !(await hasMongodb(uri)),
    restore: (dir) => restoreMongodb(uri, dir),
  }
}

/** Throws one clear line unless neither a database nor a picture is there yet. */
export async function demandEmpty(database: Database, { mediaDir }: Pick<Settings, 'mediaDir'>): Promise<void> {
  if (!(await database.isEmpty())) throw new SettingError('there is a database already: restore into an empty instance')
  if ((await readdir(mediaDir)).some((name) => !name.startsWith('.')))
    throw new SettingError(`MEDIA_DIR (${path.resolve(mediaDir)}) is not empty: restore into an empty instance`)
}
