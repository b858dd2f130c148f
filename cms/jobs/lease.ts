import { randomUUID } from 'node:crypto'

import { type Payload, ValidationError, type Where } from 'payload'

/** A node that died holds its lease no longer than this; what is done under one takes less. */
const LEASE_MS = 2 * 60 * 1000

const node = randomUUID()

/** Does the work if no other node on this database holds the lease of that name. A row with a unique key settles who does. */
export async function withLease(payload: Payload, name: string, work: () => Promise<void>): Promise<void> {
  const key = `lease ${name}`
  const collection = 'receipts'
  const now = new Date().toISOString()
  await payload.db.deleteMany({
    collection,
    where: { and: [{ key: { equals: key } }, { expiresAt: { less_than: now } }] },
  })
  if (!(await insert(payload, key))) return
  try {
    await work()
  } finally {
    const own: Where = { and: [{ key: { equals: key } }, { fingerprint: { equals: node } }] }
    await payload.db.deleteMany({ collection, where: own })
  }
}

async function insert(payload: Payload, key: string): Promise<boolean> {
  const expiresAt = new Date(Date.now() + LEASE_MS).toISOString()
  try {
    await payload.db.create({ collection: 'receipts', data: { key, fingerprint: node, expiresAt }, returning: false })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
