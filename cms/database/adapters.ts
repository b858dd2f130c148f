import type { DatabaseAdapterObj } from 'payload'

import { narrowLatestFlagUpdates } from '#cms/database/sqlite-latest-flag.ts'
import { connectionOption } from '#cms/internals/mongodb-connection.ts'
import { buildIndexes } from './mongodb-indexes.ts'
import { mongodbMigrations } from './mongodb-migrations.ts'
import { timeoutsFor } from './mongodb-timeouts.ts'
import { withIdsOfNewRows } from './new-row.ts'
import { nullableTexts } from './nullable-texts.ts'
import type { Settings } from '#cms/common/environment.ts'
import { sqlite } from './sqlite-adapter.ts'
import { sqliteUrl } from './sqlite-file.ts'
import { buildSearchIndexes } from './search-indexes.ts'
import { migrateInTransaction } from './sqlite-migrations.ts'
import { escapeLikePatterns } from './sqlite-patterns.ts'
import { atomicLocalizedWrites } from './atomic-localized-writes.ts'

/**
 * SQLite in DATA_DIR by default, MongoDB if DATABASE_URI names it; only the driver in use is loaded. Both are
 * migrated at start, by one process (`lockMigrations`), MongoDB indexed as well; neither pushes a schema.
 */
export async function databaseAdapter(
  settings: Pick<Settings, 'databaseUri' | 'dataDir'>,
): Promise<DatabaseAdapterObj> {
  const url = sqliteUrl(settings)
  return url === undefined
    ? withIdsOfNewRows(await mongodb(settings.databaseUri ?? ''))
    : migrateInTransaction(
        nullableTexts(
          escapeLikePatterns(narrowLatestFlagUpdates(atomicLocalizedWrites(withIdsOfNewRows(await sqlite(url))))),
        ),
        buildSearchIndexes,
      )
}

const mongodb = async (url: string) =>
  (await import('@payloadcms/db-mongodb')).mongooseAdapter({
    url,
    afterOpenConnection: buildIndexes,
    prodMigrations: mongodbMigrations,
    // Transactions need a replica set; Payload recognises one only by its name in the URL.
    transactionOptions: /[?&]replicaSet=/.test(url) || url.startsWith('mongodb+srv:') ? {} : false,
    connectOptions: {
      autoIndex: false,
      bufferCommands: false,
      ...timeoutsFor(url),
      ...connectionOption(),
    },
  })
