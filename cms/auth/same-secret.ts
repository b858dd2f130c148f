import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

import type { Payload } from 'payload'

import { isSqlite } from '#cms/internals/payload-database.ts'
import { type Settings, SettingError } from '#cms/common/environment.ts'
import { createIfAbsent } from '#cms/database/create-if-absent.ts'

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
 * All nodes on a database must sign with one secret; otherwise users would be signed out at random. The first start stores
 * the secret's fingerprint; a start with another secret throws SettingError unless `acceptNewSecret` is set.
 */
export async function assertSameSecret(
  payload: Payload,
  { acceptNewSecret }: Pick<Settings, 'acceptNewSecret'>,
): Promise<void> {
  // SQLite is served by one process: another secret only makes everybody sign in again.
  if (isSqlite(payload.db)) return
  const stored = await payload.kv.get(SECRET_FINGERPRINT)
  // Computed only if none is stored, since it is slow. Another node may store its own first.
  const create = () =>
    createIfAbsent(payload, 'payload-kv', { key: SECRET_FINGERPRINT, data: newFingerprint(payload.secret) })
  if (stored === null && (await create())) return
  if (matches(payload.secret, stored ?? (await payload.kv.get(SECRET_FINGERPRINT)))) return
  if (!acceptNewSecret)
    throw new SettingError(
      'PAYLOAD_SECRET is not the one that this database is used with: set the same on every node. To change it for good, stop all nodes and start one with NEW_SECRET=accept once; everybody signs in again',
    )
  await payload.kv.set(SECRET_FINGERPRINT, newFingerprint(payload.secret))
}
