import { type Settings, SettingError } from '#cms/common/environment.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import type { MediaStore } from '#cms/media/media-store.ts'
import {
  ARCHIVES,
  assertEmptyMongodb,
  dumpMongodb,
  migrationsInMongodb,
  picturesInMongodb,
  restoreMongodb,
} from './mongodb.ts'
import { DUMP, dumpSqlite, hasSqlite, migrationsInSqlite, picturesInSqlite, restoreSqlite } from './sqlite.ts'
import type { DatabaseKind } from './manifest.ts'
import type { WaitingMails } from './waiting-mails.ts'

/** The columns from which the names of a picture's files follow. */
export interface PictureRow {
  filename?: string | null
  width?: number | null
  frames?: number | null
}

/** The operations that backup and restore need of a database. */
export interface Database {
  kind: DatabaseKind
  /** Dumps it into a folder; returns the names of the files. */
  dump: (dir: string) => Promise<string[]>
  /** The pictures in the database that was dumped into a folder. */
  pictures: (dir: string) => Promise<PictureRow[]>
  /** The names of the migrations that were applied to the database that was dumped into a folder. */
  migrations: (dir: string) => Promise<string[]>
  /** Throws SettingError that says what to do if it has content. */
  assertEmpty: () => Promise<void>
  /** Restores it from a folder that it was dumped into; returns the number of mails that were dropped. */
  restore: (dir: string, mails: WaitingMails) => Promise<number>
}

/** The names of the files of a dump. */
export const dumpsOf = (kind: DatabaseKind): readonly string[] => (kind === 'sqlite' ? [DUMP] : ARCHIVES)

/** The database that the settings name. */
export function backupDatabaseOf(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Database {
  const file = sqliteFile(settings)
  if (file !== undefined)
    return {
      kind: 'sqlite',
      dump: (dir) => dumpSqlite(file, dir),
      pictures: picturesInSqlite,
      migrations: migrationsInSqlite,
      assertEmpty: async () => {
        if (await hasSqlite(file)) throw new SettingError('there is a database already: restore into an empty instance')
      },
      restore: (dir, mails) => restoreSqlite(dir, file, mails),
    }
  const uri = settings.databaseUri ?? ''
  return {
    kind: 'mongodb',
    dump: (dir) => dumpMongodb(uri, dir),
    // Read from the live database, since only MongoDB's tools can read the dump; pictures added since have files, too.
    pictures: () => picturesInMongodb(uri),
    // The same; one that another version applies meanwhile makes its restore stricter, and no less.
    migrations: () => migrationsInMongodb(uri),
    assertEmpty: () => assertEmptyMongodb(uri),
    restore: (dir, mails) => restoreMongodb(uri, dir, mails),
  }
}

/** Throws SettingError if there is a database or a picture already. If the database is undefined, only pictures are checked. */
export async function assertEmpty(database: Database | undefined, store: MediaStore): Promise<void> {
  await database?.assertEmpty()
  if ((await store.list()).length > 0)
    throw new SettingError(
      `${store.name} is not empty: restore into an empty instance. If a restore was interrupted, delete what it has left there first`,
    )
}
