import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

import { type Payload, ValidationError } from 'payload'

import { type Settings, SettingError } from '#cms/common/settings.ts'

const collection = 'payload-kv'
const KEY = 'secret-fingerprint'

/** Slow on purpose: who reads the database is not to find a short secret by trying. */
const fingerprint = (secret: string, salt: string): string => `${salt} ${scryptSync(secret, salt, 32).toString('hex')}`

const fresh = (secret: string): string => fingerprint(secret, randomBytes(16).toString('hex'))

function fits(secret: string, kept: unknown): boolean {
  if (typeof kept !== 'string') return false
  const own = Buffer.from(fingerprint(secret, kept.split(' ', 1)[0] ?? ''))
  const other = Buffer.from(kept)
  return own.length === other.length && timingSafeEqual(own, other)
}

/**
 * Nodes on one database sign with one secret: one with another would sign people out at random. The first start leaves
 * the secret's fingerprint in the database; a start with another secret is refused unless it is meant.
 */
export async function demandSameSecret(
  payload: Payload,
  { acceptNewSecret }: Pick<Settings, 'acceptNewSecret'>,
): Promise<void> {
  // SQLite is served by one process: another secret only means that everybody signs in again.
  if (payload.db.name === 'sqlite') return
  const kept = await payload.kv.get(KEY)
  // Made only where none is kept: it takes as long as comparing one.
  if (kept === null && (await insert(payload, fresh(payload.secret)))) return
  if (fits(payload.secret, kept ?? (await payload.kv.get(KEY)))) return
  if (!acceptNewSecret)
    throw new SettingError(
      'PAYLOAD_SECRET is not the one that this database is used with: set the same on every node. To change it for good, stop all nodes and start one with NEW_SECRET=accept once; everybody signs in again',
    )
  await payload.kv.set(KEY, fresh(payload.secret))
}

/** Of several nodes that start at once on an empty database one is the first: the key is unique. */
async function insert(payload: Payload, data: string): Promise<boolean> {
  try {
    await payload.db.create({ collection, data: { key: KEY, data }, returning: false })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
