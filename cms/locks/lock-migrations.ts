import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

import { log } from '#cms/common/log.ts'
import { withAdapter, wrapMigrate } from '#cms/internals/payload-adapter.ts'
import { withClusterLock } from './cluster-lock.ts'

/** Migrations take seconds to minutes. */
const POLL_MS = 500

const onWait = (): void =>
  log.info('waiting for the migrations of another node (at most 20 s if it was stopped meanwhile)')

/**
 * Of nodes that start at once on one database, one migrates it and the others wait, however long that takes: Payload reads
 * under the lock which migrations are left. SQLite's file has one process (sqlite-process-lock.ts).
 */
export const lockMigrations = <Adapter extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> =>
  withAdapter(database, (adapter) =>
    wrapMigrate(adapter, (migrate) =>
      withClusterLock(adapter.payload, 'migrations', migrate, { timeoutMs: Infinity, pollMs: POLL_MS, onWait }),
    ),
  )
