import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

import { withAdapter, wrapMigrate } from '#cms/internals/payload-adapter.ts'
import { withClusterLock } from './cluster-lock.ts'

/**
 * Of nodes that start at once on one database, one migrates it and the others wait, however long that takes: Payload reads
 * under the lock which migrations are left. SQLite's file has one process (sqlite-process-lock.ts).
 */
export const lockMigrations = <Adapter extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> =>
  withAdapter(database, (adapter) =>
    wrapMigrate(adapter, (migrate) => withClusterLock(adapter.payload, 'migrations', migrate, Infinity)),
  )
