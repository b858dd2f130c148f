import { type Settings, SettingError } from '#cms/common/environment.ts'
import { assertDatabaseReachable, hostsInWords } from '#cms/database/probe.ts'
import { assertSqliteAccess } from '#cms/database/sqlite-access.ts'
import { sqliteFile } from '#cms/database/sqlite-file.ts'
import { databaseName, migrationsInMongodb } from './mongodb.ts'
import { assertNoRestore } from './restore-in-progress.ts'
import { assertNoRestoreLease } from './restore-lease.ts'
import { hasSqlite } from './sqlite.ts'

/**
 * Throws SettingError unless the settings name a database that a server has made, and that no restore writes: a program that works on one
 * must not make another where DATA_DIR or DATABASE_URI is not that of the server.
 *
 * @returns where it is, without user and password
 */
export async function assertServedDatabase(settings: Settings): Promise<string> {
  const file = sqliteFile(settings)
  assertNoRestore(settings)
  if (file !== undefined) {
    assertSqliteAccess(settings)
    if (await hasSqlite(file)) return file
    throw new SettingError(
      `there is no database at ${file}: set ${settings.databaseUri === undefined ? 'DATA_DIR' : 'DATABASE_URI'} as the server has it`,
    )
  }
  const uri = settings.databaseUri ?? ''
  await assertDatabaseReachable(settings)
  await assertNoRestoreLease(settings)
  const place = `${databaseName(uri)} at ${hostsInWords('DATABASE_URI', uri)}`
  if ((await migrationsInMongodb(uri)).length > 0) return place
  throw new SettingError(`there is no database ${place}: set DATABASE_URI as the server has it`)
}
