import path from 'node:path'

import { historyIndex } from './sqlite-history-index.ts'
import { migrations } from '#cms/migrations/index.ts'
import { BUSY_MS } from './sqlite-busy-timeout.ts'
import { listIndex } from './sqlite-list-index.ts'
import { localeIndex } from './sqlite-locale-index.ts'

/** Payload's adapter for a SQLite file, whose package is loaded only where it is used. */
export const sqlite = async (url: string) =>
  (await import('@payloadcms/db-sqlite')).sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    wal: true,
    busyTimeout: BUSY_MS,
    push: false,
    migrationDir: path.resolve('cms/migrations'),
    prodMigrations: migrations,
    afterSchemaInit: [historyIndex, listIndex, localeIndex],
    // No transactionOptions: with them a failed commit is reported as success (payload #17726).
  })
