import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Payload, Where } from 'payload'

import { ExpiringRows } from '#collections/expiring-rows.ts'
import { expiryAfter, whereExpired } from '#cms/common/expiry.ts'
import { withLocalLock } from './local-lock.ts'
import { renewEvery } from './renewal.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { serviceUnavailable } from '#cms/common/http-error.ts'
import { createIfAbsent } from '#cms/database/create-if-absent.ts'

/** A lease ends this long after its last renewal, so a node that died does not hold it. */
const LEASE_MS = 20_000
const RENEWAL_MS = 5000

const { slug: collection } = ExpiringRows

interface Lease {
  key: string
  /** Of this acquisition alone: one that has expired neither renews nor removes the next one of the same process. */
  fingerprint: string
}

const leaseOf = (name: string): Lease => ({ key: `lease ${name}`, fingerprint: randomUUID() })

/** Does the work if no other node on this database holds the lease of that name; a unique key on its row decides. */
export async function tryWithClusterLock(payload: Payload, name: string, work: () => Promise<void>): Promise<void> {
  const lease = leaseOf(name)
  if (await acquire(payload, lease)) await runUnderLease(payload, lease, work)
}

const POLL_MS = 25
/** Longer than a lease, so waiters outlive a killed node’s lease instead of failing with 503. */
const TIMEOUT_MS = LEASE_MS + 5000

interface Wait {
  timeoutMs?: number
  pollMs?: number
  /** Called once if another node has the lock. */
  onWait?: () => void
}

/**
 * As `withLocalLock`, across all nodes on this database; 503 after `timeoutMs`. SQLite has one process, so the local lock is enough.
 */
export const withClusterLock = <T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
  { timeoutMs = TIMEOUT_MS, pollMs = POLL_MS, onWait }: Wait = {},
): Promise<T> =>
  withLocalLock(name, async () => {
    if (isSqlite(payload.db)) return work()
    const lease = leaseOf(name)
    if (!(await acquire(payload, lease))) {
      onWait?.()
      const end = performance.now() + timeoutMs
      do {
        if (performance.now() > end) throw serviceUnavailable()
        await pause(pollMs)
      } while (!(await acquire(payload, lease)))
    }
    return runUnderLease(payload, lease, work)
  })

/** The same under several names at once, which all callers take in one order, so that no two wait for each other. */
export const withClusterLocks = <T>(payload: Payload, names: readonly string[], work: () => Promise<T>): Promise<T> =>
  names.toSorted().reduceRight((inner, name) => () => withClusterLock(payload, name, inner), work)()

/** Does the work under a lease that was acquired, renews it meanwhile and releases it. */
async function runUnderLease<T>(payload: Payload, lease: Lease, work: () => Promise<T>): Promise<T> {
  const where: Where = { and: [{ key: { equals: lease.key } }, { fingerprint: { equals: lease.fingerprint } }] }
  const stopRenewal = renewEvery(RENEWAL_MS, lease.key, () =>
    payload.db.updateMany({ collection, where, data: { expiresAt: expiryAfter(LEASE_MS) }, returning: false }),
  )
  try {
    return await work()
  } finally {
    stopRenewal()
    // A lease that cannot be removed expires; it must not change the outcome of the work.
    await payload.db
      .deleteMany({ collection, where })
      .catch((error: unknown) => log.error({ err: error, lease: lease.key }, 'a lease could not be removed'))
  }
}

async function acquire(payload: Payload, lease: Lease): Promise<boolean> {
  const where = { and: [{ key: { equals: lease.key } }, whereExpired(LEASE_MS)] }
  await payload.db.deleteMany({ collection, where })
  return createIfAbsent(payload, collection, { ...lease, expiresAt: expiryAfter(LEASE_MS) })
}
