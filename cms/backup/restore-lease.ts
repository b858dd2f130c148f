import { randomUUID } from 'node:crypto'

import type { Collection, Db } from 'mongodb'

import { errorLine } from '#cms/common/error-line.ts'
import { SettingError } from '#cms/common/environment.ts'
import { assertMongodbReachable } from '#cms/database/probe.ts'
import { mongodbClient, withMongodb } from '#cms/database/separate-mongodb-connection.ts'
import { type DatabaseSettings, sqliteFile } from '#cms/database/sqlite-file.ts'
import { expiryAfter, isExpired } from '#cms/common/expiry.ts'
import { log } from '#cms/common/log.ts'
import { renewEvery } from '#cms/locks/renewal.ts'

/** A lease ends this long after its last renewal, so that one whose process was killed can be taken. */
const LEASE_MS = 60_000
const RENEWAL_MS = 10_000

interface Lease {
  _id: string
  holder: string
  expiresAt: Date
}

/** A collection of its own: backups leave it out, since a restore would find its own lease in its way. */
export const RESTORE_LEASES = 'restore-leases'
const LEASE = 'restore'
const DUPLICATE_KEY = 11_000

const afterLease = (): Date => new Date(expiryAfter(LEASE_MS))

/**
 * Does the work while no other restore or move writes into the same MongoDB database: a lease excludes them. SQLite has a lock of its
 * own (`lockSqlite`). Throws SettingError while another one holds the lease.
 */
export async function withRestoreLease<T>(settings: DatabaseSettings, work: () => Promise<T>): Promise<T> {
  const uri = mongodbUri(settings)
  if (uri === undefined) return work()
  await (await mongodbClient(uri)).close()
  await assertMongodbReachable('DATABASE_URI', uri)
  return withMongodb(uri, async (db) => {
    const leases = leasesIn(db)
    const own = { _id: LEASE, holder: randomUUID() }
    await acquire(leases, own).catch((error: unknown) => {
      throw error instanceof SettingError
        ? error
        : new SettingError(`DATABASE_URI: the database cannot be written: ${errorLine(error)}`)
    })
    const stopRenewal = renewEvery(RENEWAL_MS, LEASE, () =>
      leases.updateOne(own, { $set: { expiresAt: afterLease() } }),
    )
    try {
      return await work()
    } finally {
      stopRenewal()
      // A lease that cannot be removed expires; it must not change the outcome of the work.
      await leases
        .deleteOne(own)
        .catch((error: unknown) => log.warn({ err: error, lease: LEASE }, 'a lease could not be removed'))
    }
  })
}

/**
 * Throws SettingError while a restore or move writes into the MongoDB database that the settings name: a server would migrate and seed
 * what is being restored.
 */
export async function assertNoRestoreLease(settings: DatabaseSettings): Promise<void> {
  const uri = mongodbUri(settings)
  if (uri === undefined) return
  const lease = await withMongodb(uri, (db) => leasesIn(db).findOne({ _id: LEASE })).catch((error: unknown) => {
    throw new SettingError(`DATABASE_URI: the database cannot be read: ${errorLine(error)}`)
  })
  if (lease && !isOver(lease))
    throw new SettingError(
      `a restore or move into this database is under way: start again once it is done; if it was killed, ${LEASE_MS / 1000} seconds later`,
    )
}

const mongodbUri = (settings: DatabaseSettings): string | undefined =>
  sqliteFile(settings) === undefined ? settings.databaseUri : undefined

const leasesIn = (db: Db): Collection<Lease> => db.collection<Lease>(RESTORE_LEASES)

const isOver = ({ expiresAt }: Lease): boolean => isExpired(expiresAt.toISOString(), LEASE_MS)

async function acquire(leases: Collection<Lease>, own: Pick<Lease, '_id' | 'holder'>): Promise<void> {
  const lease = await leases.findOne({ _id: LEASE })
  // Unless it was renewed meanwhile.
  if (lease && isOver(lease)) await leases.deleteOne(lease)
  try {
    await leases.insertOne({ ...own, expiresAt: afterLease() })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY)) throw error
    throw new SettingError(
      `another restore or move into this database is under way; if it was killed, try again in ${LEASE_MS / 1000} seconds`,
    )
  }
}
