import path from 'node:path'

import type { DatabaseAdapterObj } from 'payload'

import { historyIndex } from '#cms/drafts/history-index.ts'
import { unmarkingOnlyMarked } from '#cms/drafts/newest-mark.ts'
import { listIndex } from './list-index.ts'
import { migrations } from '#cms/migrations/index.ts'
import { buildIndexes } from './mongodb-indexes.ts'
import type { Settings } from '#cms/common/settings.ts'
import { sqliteUrl } from './sqlite-file.ts'
import { escapingPatterns } from './sqlite-patterns.ts'

/**
 * SQLite in DATA_DIR by default, MongoDB when DATABASE_URI names one; the other one's driver is not loaded. Both migrate or
 * index at start, never push a schema.
 */
export async function databaseOf(settings: Pick<Settings, 'databaseUri' | 'dataDir'>): Promise<DatabaseAdapterObj> {
  const url = sqliteUrl(settings)
  return url === undefined
    ? await mongodb(settings.databaseUri ?? '')
    : escapingPatterns(unmarkingOnlyMarked(await sqlite(url)))
}

const sqlite = async (url: string) =>
  (await import('@payloadcms/db-sqlite')).sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    wal: true,
    busyTimeout: 5000,
    push: false,
    migrationDir: path.resolve('cms/migrations'),
    prodMigrations: migrations,
    afterSchemaInit: [historyIndex, listIndex],
    // No transactionOptions: with them a failed commit is reported as success (payload #17726).
  })

const mongodb = async (url: string) =>
  (await import('@payloadcms/db-mongodb')).mongooseAdapter({
    url,
    afterOpenConnection: buildIndexes,
    // Transactions exist on replica sets only, and Payload sees one only by its name in the URL.
    transactionOptions: /[?&]replicaSet=/.test(url) || url.startsWith('mongodb+srv:') ? {} : false,
    // A call asks twice at most where the database hangs (who it is, and what for), and is to answer within 5 s.
    connectOptions: { autoIndex: false, serverSelectionTimeoutMS: 2000, timeoutMS: 2400, bufferCommands: false },
  })
