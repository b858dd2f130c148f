import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

import type { Payload } from 'payload'

import { isSqlite } from '#cms/internals/payload-database.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { log } from '#cms/common/log.ts'
import { createIfAbsent } from '#cms/database/create-if-absent.ts'
import { countUnreadable } from './second-factor.ts'

/** The key under which the database has the fingerprint of the secret that its sessions and second factors depend on. */
export const SECRET_FINGERPRINT = 'secret-fingerprint'

/** Deliberately slow, so that a short secret cannot be found from the database by brute force. */
const fingerprint = (secret: string, salt: string): string => `${salt} ${scryptSync(secret, salt, 32).toString('hex')}`

const newFingerprint = (secret: string): string => fingerprint(secret, randomBytes(16).toString('hex'))

function matches(secret: string, stored: unknown): boolean {
  if (typeof stored !== 'string') return false
  const own = Buffer.from(fingerprint(secret, stored.split(' ', 1)[0] ?? ''))
  const other = Buffer.from(stored)
  return own.length === other.length && timingSafeEqual(own, other)
}

/**
 * All nodes on a database must sign with one secret; otherwise users would be signed out at random. On MongoDB the first start stores
 * its fingerprint. Second factors are encrypted with it, on SQLite too: a restore into a new DATA_DIR has another one.
 *
 * @throws SettingError if the secret is another one, unless `acceptNewSecret` is set, which stores its fingerprint
 */
export async function assertSameSecret(
  payload: Payload,
  { acceptNewSecret }: Pick<Settings, 'acceptNewSecret'>,
): Promise<void> {
  const unreadable = await countUnreadable(payload)
  // SQLite is served by one process: where no second factor depends on it, another secret only makes everybody sign in again.
  if (unreadable === 0 && isSqlite(payload.db)) return
  if (!(await isAccepted(payload, unreadable))) {
    if (!acceptNewSecret) throw new SettingError(isSqlite(payload.db) ? unreadableFactors(unreadable) : OTHER_SECRET)
    await payload.kv.set(SECRET_FINGERPRINT, newFingerprint(payload.secret))
  }
  if (unreadable > 0)
    log.warn(
      { count: unreadable },
      'second factors of which recovery codes alone work: they are of another PAYLOAD_SECRET',
    )
}

/**
 * Throws SettingError if a database to copy has second factors of another secret, unless that is accepted: under new ids they could never be
 * read again.
 */
export async function assertReadableFactors(
  payload: Payload,
  { acceptNewSecret }: Pick<Settings, 'acceptNewSecret'>,
): Promise<void> {
  const unreadable = await countUnreadable(payload)
  if (unreadable > 0 && !acceptNewSecret) throw new SettingError(unreadableFactors(unreadable))
}

const OTHER_SECRET =
  'PAYLOAD_SECRET is not the one that this database is used with: set the same on every node. To change it for good, stop all nodes and start one with NEW_SECRET=accept once; everybody signs in again, and of second factors recovery codes alone work'

const unreadableFactors = (count: number): string =>
  `PAYLOAD_SECRET is not the one that second factors in this database are encrypted with (${count}): set the former one, or put the former file secret into DATA_DIR. If it is lost, set NEW_SECRET=accept once; of these factors recovery codes alone work then`

/** Whether the database is used with the secret; one without second factors of another secret takes the first that comes. */
async function isAccepted(payload: Payload, unreadable: number): Promise<boolean> {
  const stored = await payload.kv.get(SECRET_FINGERPRINT)
  if (stored !== null) return matches(payload.secret, stored)
  if (unreadable > 0) return false
  const data = { key: SECRET_FINGERPRINT, data: newFingerprint(payload.secret) }
  // Another node may store its own first.
  return (
    (await createIfAbsent(payload, 'payload-kv', data)) ||
    matches(payload.secret, await payload.kv.get(SECRET_FINGERPRINT))
  )
}
