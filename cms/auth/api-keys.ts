import { randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest, Where } from 'payload'

import { roleOf } from '#collections/role.ts'
import type { OwnApiKey } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import type { Role } from '#contract/role.ts'
import { HOUR_MS } from '#contract/time.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { type Actor, record, recordIn } from '#cms/audit/record.ts'
import { log } from '#cms/common/log.ts'
import { httpError } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { digest } from './digest.ts'
import { findUser, USE_NOTED_MS, type UserRow } from './sessions.ts'
import { RecentlyRecorded } from './recently-recorded.ts'
import { tooManyKeys } from '#contract/staff-messages.ts'

/**
 * API keys are rows of their own, as sessions are. A key is 256 random bits, so its SHA-256 digest is all that needs to be
 * stored: there is nothing to guess, and no slow hash is needed. Routes with `sessionOnly` refuse keys (api/authorize.ts).
 */

const collection = 'api-keys'
/** The most keys of one person. */
const KEYS_MAX = 10
const PREFIX = 'key_'
const KEY = new RegExp(`^${PREFIX}[\\w-]{43}$`)
const kind = auditKinds.apiKey

interface KeyRow {
  id: string
  user: string
  password: string
  name: string
  role: Role
  createdAt: string
  usedAt?: string | null
  address?: string | null
}

/** A value that is no role has the fewest rights. */
const roleOfKey = ({ role }: KeyRow): Role => (role === 'administrator' ? 'administrator' : 'editor')

/** The parts of a key's row that may be shown. */
export interface KeyName {
  id: string
  name: string
}

/** A person for whom a program calls. */
interface KeyHolder {
  user: UserRow
  /** The rights of the key, which are at most its owner's. */
  role: Role
  apiKey: KeyName
}

/** Whether an account of this role may have a key with the rights of that one. */
const mayHave = (owner: Role, role: Role): boolean => owner === 'administrator' || role === owner

/**
 * Makes a key for its owner; the returned `key` is stored nowhere and cannot be shown again.
 *
 * @throws 403 for a role above the owner's, 409 if the owner has as many keys as allowed
 */
export async function makeApiKey(
  payload: Payload,
  owner: UserRow,
  { name, role }: { name: string; role: Role },
): Promise<{ id: string; key: string }> {
  if (!mayHave(roleOf(owner['role']), role)) throw httpError(403, messages.notAllowed)
  const key = PREFIX + randomBytes(32).toString('base64url')
  const now = new Date().toISOString()
  const known = { user: owner.id, who: `${owner.name} <${owner.email}>`, name, role, createdAt: now, updatedAt: now }
  const id = await withClusterLock(payload, `${collection} ${owner.id}`, async () => {
    const { totalDocs } = await payload.db.count({ collection, where: { user: { equals: owner.id } } })
    if (totalDocs >= KEYS_MAX) throw httpError(409, tooManyKeys(KEYS_MAX))
    const data = { ...known, key: digest(key), password: digest(owner.hash ?? '') }
    const made = await payload.db.create({ collection, data })
    return String(made.id)
  })
  record(payload, { who: owner, action: 'created', kind, documentId: id, title: name })
  return { id, key }
}

/**
 * The owner and the rights of a valid key, otherwise undefined: its owner must exist, with the password that the key was made
 * under and a role that is not below the key's. Errors of the database pass through.
 */
export async function holderOfKey(payload: Payload, key: string): Promise<KeyHolder | undefined> {
  if (!KEY.test(key)) return undefined
  const row = await payload.db.findOne<KeyRow>({ collection, where: { key: { equals: digest(key) } } })
  const user = row ? await findUser(payload, { id: row.user }) : undefined
  if (!row || !user || digest(user.hash ?? '') !== row.password) return undefined
  const role = roleOfKey(row)
  if (!mayHave(roleOf(user['role']), role)) return undefined
  return { user, role, apiKey: { id: String(row.id), name: row.name } }
}

/** The keys of a person, the newest first. */
export async function keysOf(payload: Payload, user: string): Promise<OwnApiKey[]> {
  const where: Where = { user: { equals: user } }
  const { docs } = await payload.db.find<KeyRow>({ collection, where, sort: '-createdAt', pagination: false })
  return docs.map((row) => ({
    _id: String(row.id),
    name: row.name,
    role: roleOfKey(row),
    createdAt: row.createdAt,
    usedAt: row.usedAt ?? null,
  }))
}

const written = new RecentlyRecorded(USE_NOTED_MS)
const recorded = new RecentlyRecorded(HOUR_MS)

/**
 * Notes when and from where a key was used, to within some minutes, and in the audit trail once an hour for each client IP.
 * Does not wait for the database; a failure is logged.
 */
export function noteKeyUse(payload: Payload, user: Actor, { id, name }: KeyName, clientIp: string): void {
  const use = JSON.stringify([id, clientIp])
  if (!recorded.isRepeat(use))
    record(payload, { who: user, action: 'used an API key', kind, documentId: id, title: name, address: clientIp })
  if (written.isRepeat(use)) return
  const data = { usedAt: new Date().toISOString(), address: clientIp }
  payload.db
    .updateOne({ collection, where: { id: { equals: id } }, data, returning: false })
    .catch((error: unknown) => log.warn({ err: error }, 'the use of an API key could not be noted'))
}

/** Ends the keys of a person: all of them, or those that match. Each is recorded in the audit trail. */
export async function endKeys(req: PayloadRequest, user: string, by: Actor | null, only: Where = {}): Promise<void> {
  const where: Where = { and: [{ user: { equals: user } }, only] }
  const { docs } = await req.payload.db.find<KeyRow>({ collection, where, pagination: false, req })
  if (docs.length === 0) return
  await req.payload.db.deleteMany({ collection, where, req })
  for (const { id, name } of docs)
    if (by) await recordIn(req, { who: by, action: 'deleted', kind, documentId: String(id), title: name })
}

/** Ends the keys that a new password, or a lost role, leaves without effect. */
export async function endStaleKeys(req: PayloadRequest, user: UserRow): Promise<void> {
  const stale: Where[] = [{ password: { not_equals: digest(user.hash ?? '') } }]
  if (roleOf(user['role']) !== 'administrator') stale.push({ role: { equals: 'administrator' } })
  await endKeys(req, user.id, req.user ?? user, { or: stale })
}
