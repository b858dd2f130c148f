import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { Payload, Where } from 'payload'

import { ExpiringRows } from '#collections/expiring-rows.ts'
import { expiryAfter, whereExpired } from '#cms/common/expiry.ts'
import { withLocalLock } from './local-lock.ts'
import { isSqlite } from '#cms/internals/payload-database.ts'
import { log } from '#cms/common/log.ts'
import { serviceUnavailable } from '#cms/common/http-error.ts'
import { createIfAbsent } from '#cms/database/create-if-absent.ts'

/** A lease ends this long after its last renewal, so a node that died does not hold it. */
const LEASE_MS = 20_000
const RENEWAL_MS = 5000

const node = randomUUID()
const { slug: collection } = ExpiringRows

/** Does the work if no other node on this database holds the lease of that name; a unique key on its row decides. */
export async function tryWithClusterLock(payload: Payload, name: string, work: () => Promise<void>): Promise<void> {
  const key = `lease ${name}`
  if (await acquire(payload, key)) await runUnderLease(payload, key, work)
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
    const key = `lease ${name}`
    if (!(await acquire(payload, key))) {
      onWait?.()
      const end = performance.now() + timeoutMs
      do {
        if (performance.now() > end) throw serviceUnavailable()
        await pause(pollMs)
      } while (!(await acquire(payload, key)))
    }
    return runUnderLease(payload, key, work)
  })

/** The same under several names at once, which all callers take in one order, so that no two wait for each other. */
export const withClusterLocks = <T>(payload: Payload, names: readonly string[], work: () => Promise<T>): Promise<T> =>
  names.toSorted().reduceRight((inner, name) => () => withClusterLock(payload, name, inner), work)()

/** Does the work under a lease that was acquired, renews it meanwhile and releases it. */
async function runUnderLease<T>(payload: Payload, key: string, work: () => Promise<T>): Promise<T> {
  const where: Where = { and: [{ key: { equals: key } }, { fingerprint: { equals: node } }] }
  const renewal = setInterval(() => {
    const data = { expiresAt: expiryAfter(LEASE_MS) }
    // A lease that cannot be renewed expires; the work goes on and reports the database's failure itself.
    payload.db.updateMany({ collection, where, data, returning: false }).catch(() => undefined)
  }, RENEWAL_MS)
  renewal.unref()
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    // A lease that cannot be removed expires; it must not change the outcome of the work.
    await payload.db
      .deleteMany({ collection, where })
      .catch((error: unknown) => log.error({ err: error, key }, 'a lease could not be removed'))
  }
}

async function acquire(payload: Payload, key: string): Promise<boolean> {
  await payload.db.deleteMany({ collection, where: { and: [{ key: { equals: key } }, whereExpired(LEASE_MS)] } })
  return createIfAbsent(payload, collection, { key, fingerprint: node, expiresAt: expiryAfter(LEASE_MS) })
}
