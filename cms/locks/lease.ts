import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { type Payload, ValidationError, type Where } from 'payload'

import { endOf, overNow } from './expiry.ts'
import { inTurn } from './lock.ts'
import { log } from '#cms/common/log.ts'
import { serviceUnavailable } from '#cms/common/refusal.ts'

/** A node that died holds its lease no longer than this; one that lives renews it until its work is done. */
const LEASE_MS = 20_000
const RENEWAL_MS = 5000

const node = randomUUID()
const collection = 'receipts'

/** Does the work if no other node on this database holds the lease of that name. A row with a unique key settles who does. */
export async function withLease(payload: Payload, name: string, work: () => Promise<void>): Promise<void> {
  const key = `lease ${name}`
  if (await take(payload, key)) await holding(payload, key, work)
}

const LOOK_MS = 25
const PATIENCE_MS = 10_000

/** As `inTurn`, among all nodes on this database; 503 if the others take too long. SQLite has one process. */
export const inTurnOfAll = <T>(payload: Payload, name: string, work: () => Promise<T>): Promise<T> =>
  inTurn(name, async () => {
    if (payload.db.name === 'sqlite') return work()
    const key = `lease ${name}`
    for (const end = performance.now() + PATIENCE_MS; !(await take(payload, key)); await pause(LOOK_MS))
      if (performance.now() > end) throw serviceUnavailable()
    return holding(payload, key, work)
  })

/** Does the work under a lease that has been taken, and gives it back. */
async function holding<T>(payload: Payload, key: string, work: () => Promise<T>): Promise<T> {
  const where: Where = { and: [{ key: { equals: key } }, { fingerprint: { equals: node } }] }
  const renewal = setInterval(() => {
    const data = { expiresAt: endOf(LEASE_MS) }
    // One that cannot be renewed is over in its time; the work goes on, and says itself that the database is away.
    payload.db.updateMany({ collection, where, data, returning: false }).catch(() => undefined)
  }, RENEWAL_MS)
  renewal.unref()
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    // The work is done, or has failed for its own reason: a lease that cannot be removed changes neither, and runs out.
    await payload.db
      .deleteMany({ collection, where })
      .catch((error: unknown) => log.error({ err: error, key }, 'a lease could not be removed'))
  }
}

async function take(payload: Payload, key: string): Promise<boolean> {
  await payload.db.deleteMany({ collection, where: { and: [{ key: { equals: key } }, overNow(LEASE_MS)] } })
  return insert(payload, key, endOf(LEASE_MS))
}

async function insert(payload: Payload, key: string, expiresAt: string): Promise<boolean> {
  try {
    await payload.db.create({ collection, data: { key, fingerprint: node, expiresAt }, returning: false })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
