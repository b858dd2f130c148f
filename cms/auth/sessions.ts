import { createHmac, randomBytes } from 'node:crypto'

import { jwtVerify } from 'jose'
import { jwtSign, type Payload, type PayloadRequest, type Where } from 'payload'

import { LONGEST_SESSION_SECONDS } from '#collections/session-life.ts'
import type { OwnSession } from '#contract/account.ts'
import type { Person } from '#contract/auth.ts'
import { MINUTE_MS } from '#contract/time.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { expiryAfter, isExpired, whereExpired } from '#cms/common/expiry.ts'
import { log } from '#cms/common/log.ts'
import { authConfigOf } from './cookie.ts'
import { digest } from './digest.ts'

/**
 * Sessions are rows of their own: made by one insert and ended by one delete, so that logins, logouts and changes of
 * the user cannot undo one another. The token is a JWT because Payload's panel reads its expiry from it; it is signed
 * with a key of its own, so that Payload's built-in strategy, which does not check sessions, never accepts it.
 */

const signingKey = (payload: Payload): string =>
  createHmac('sha256', payload.secret).update('session tokens').digest('hex')
/** Seconds; as collections/session-life.ts has it. */
const lifetime = (payload: Payload): number => authConfigOf(payload).tokenExpiration
const lifeMs = (payload: Payload): number => lifetime(payload) * 1000

/** The columns of a user that sign-in works with; `hash` and `salt` are what Payload stores for the password. */
export interface UserRow {
  id: string
  email: string
  name: string
  hash?: string | null
  salt?: string | null
  [column: string]: unknown
}

export const personOf = ({ id, name, email }: UserRow): Person => ({ _id: id, name, email })

const isUserRow = (row: unknown): row is UserRow =>
  typeof row === 'object' && row !== null && 'id' in row && 'email' in row && typeof row.email === 'string'

/** Reads a user as stored, secrets included; within the request's transaction if there is one. */
export async function findUser(
  payload: Payload,
  by: { id: string } | { email: string },
  req?: PayloadRequest,
): Promise<UserRow | undefined> {
  const where: Where = 'id' in by ? { id: { equals: by.id } } : { email: { equals: by.email } }
  const row: unknown = await payload.db.findOne({ collection: 'users', where, ...(req ? { req } : {}) })
  return isUserRow(row) ? { ...row, id: String(row.id) } : undefined
}

/** The client's data by which users recognise a session. */
export interface SignedInFrom {
  device: string
  address: string
}

/** Opens a session; the answer's token goes into the cookie and nowhere else. `exp` is in seconds since 1970. */
export async function openSession(
  payload: Payload,
  user: UserRow,
  from: SignedInFrom,
): Promise<{ token: string; exp: number }> {
  const key = randomBytes(32).toString('base64url')
  const now = new Date().toISOString()
  const known = { user: user.id, who: `${user.name} <${user.email}>`, ...from, createdAt: now, usedAt: now }
  await payload.db.create({
    collection: 'sessions',
    data: { ...known, key: digest(key), password: digest(user.hash ?? ''), expiresAt: expiryAfter(lifeMs(payload)) },
    returning: false,
  })
  return sign(payload, user.id, key, lifetime(payload))
}

const sign = (payload: Payload, id: string, key: string, seconds: number) =>
  jwtSign({
    fieldsToSign: { id, collection: 'users', key },
    secret: signingKey(payload),
    tokenExpiration: seconds,
  })

async function read(payload: Payload, token: string): Promise<{ id: string; key: string } | undefined> {
  try {
    const { payload: claims } = await jwtVerify(token, new TextEncoder().encode(signingKey(payload)), {
      algorithms: ['HS256'],
    })
    const { id, key } = claims
    return typeof id === 'string' && typeof key === 'string' ? { id, key } : undefined
  } catch {
    return undefined
  }
}

interface SessionRow {
  id: string
  user: string
  key: string
  password: string
  device?: string | null
  address?: string | null
  createdAt: string
  expiresAt: string
  usedAt?: string | null
}

const holds = (payload: Payload, { hash }: UserRow, { password, expiresAt }: SessionRow): boolean =>
  digest(hash ?? '') === password && !isExpired(expiresAt, lifeMs(payload))

/** The user whose session this token holds, or undefined. Errors of the database pass through. */
export const userOfToken = async (payload: Payload, token: string): Promise<UserRow | undefined> =>
  (await findSession(payload, token))?.user

/** The session that a token names, its user and its key; undefined if it has ended. */
async function findSession(
  payload: Payload,
  token: string,
): Promise<{ user: UserRow; session: SessionRow; key: string } | undefined> {
  const claims = await read(payload, token)
  if (!claims) return undefined
  const session = await payload.db.findOne<SessionRow>({
    collection: 'sessions',
    where: { key: { equals: digest(claims.key) } },
  })
  if (!session || session.user !== claims.id) return undefined
  const user = await findUser(payload, { id: claims.id })
  if (!user || !holds(payload, user, session)) return undefined
  await noteUse(payload, session)
  return { user, session, key: claims.key }
}

export const USE_NOTED_MS = 5 * MINUTE_MS

/** Stores when a session was last used, to within some minutes, so that not every request writes. */
async function noteUse(payload: Payload, { id, usedAt }: SessionRow): Promise<void> {
  if (usedAt && Date.now() - Date.parse(usedAt) < USE_NOTED_MS) return
  const data = { usedAt: new Date().toISOString() }
  const noted = payload.db.updateOne({ collection: 'sessions', where: { id: { equals: id } }, data, returning: false })
  await noted.catch((error: unknown) => log.warn({ err: error }, 'the use of a session could not be noted'))
}

/** Extends a valid session, up to its longest life, and signs its token anew; undefined if the session is not valid. */
export async function renewSession(
  payload: Payload,
  token: string,
): Promise<{ token: string; exp: number } | undefined> {
  const found = await findSession(payload, token)
  if (!found) return undefined
  const { user, session, key } = found
  const left = Math.floor((Date.parse(session.createdAt) - Date.now()) / 1000) + LONGEST_SESSION_SECONDS
  const seconds = Math.min(left, lifetime(payload))
  await payload.db.updateOne({
    collection: 'sessions',
    where: { id: { equals: session.id } },
    data: { expiresAt: expiryAfter(seconds * 1000) },
    returning: false,
  })
  return sign(payload, user.id, key, seconds)
}

/** Ends a session on the server; does nothing for an unknown token. */
export async function endSession(payload: Payload, token: string): Promise<void> {
  const claims = await read(payload, token)
  if (claims) await payload.db.deleteMany({ collection: 'sessions', where: { key: { equals: digest(claims.key) } } })
}

/** The valid sessions of a person, the last used first. */
export async function sessionsOf(payload: Payload, user: UserRow, token: string | undefined): Promise<OwnSession[]> {
  const claims = token === undefined ? undefined : await read(payload, token)
  const own = claims && digest(claims.key)
  const { docs } = await payload.db.find<SessionRow>({
    collection: 'sessions',
    where: { user: { equals: user.id } },
    sort: '-usedAt',
    pagination: false,
  })
  return docs
    .filter((session) => holds(payload, user, session))
    .map(({ id, key, device, address, createdAt, usedAt }) => ({
      _id: String(id),
      device: device ?? '',
      address: address ?? '',
      createdAt,
      usedAt: usedAt ?? createdAt,
      current: key === own,
    }))
}

/** Ends sessions of a person by their ids, and records each in the audit trail. */
export async function endSessions(payload: Payload, user: UserRow, sessions: readonly OwnSession[]): Promise<void> {
  const ids = sessions.map(({ _id }) => _id)
  if (ids.length === 0) return
  const where: Where = { and: [{ user: { equals: user.id } }, { id: { in: ids } }] }
  await payload.db.deleteMany({ collection: 'sessions', where })
  for (const { _id, device } of sessions)
    record(payload, { who: user, action: 'deleted', kind: auditKinds.session, documentId: _id, title: device })
}

/** When each person's sessions were last used, by the person's id. */
export async function lastUses(payload: Payload): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.db.find<Pick<SessionRow, 'user' | 'usedAt'>>({
    collection: 'sessions',
    select: { user: true, usedAt: true },
    sort: 'usedAt',
    pagination: false,
  })
  return new Map(docs.flatMap(({ user, usedAt }) => (usedAt ? [[user, usedAt]] : [])))
}

/**
 * Keeps a session valid after its user has changed the password: sessions are valid only as long as the stored digest is of the
 * present password. Does nothing for the session of another user.
 */
export async function keepSession(payload: Payload, token: string, user: UserRow): Promise<void> {
  const claims = await read(payload, token)
  if (claims?.id !== user.id) return
  await payload.db.updateOne({
    collection: 'sessions',
    where: { key: { equals: digest(claims.key) } },
    data: { password: digest(user.hash ?? '') },
    returning: false,
  })
}

/** Deletes sessions that were opened with an earlier password. They are invalid already; this takes them off the list as well. */
export const dropSessionsOfOldPassword = (payload: Payload, user: UserRow): Promise<void> =>
  payload.db.deleteMany({
    collection: 'sessions',
    where: { and: [{ user: { equals: user.id } }, { password: { not_equals: digest(user.hash ?? '') } }] },
  })

/** Ends the sessions of a person, except the one of this token. */
export async function endSessionsBut(payload: Payload, { id }: Pick<UserRow, 'id'>, token?: string): Promise<void> {
  const claims = token === undefined ? undefined : await read(payload, token)
  const where: Where = { user: { equals: id }, ...(claims ? { key: { not_equals: digest(claims.key) } } : {}) }
  await payload.db.deleteMany({ collection: 'sessions', where })
}

/** Housekeeping: drops sessions that have run out. */
export const dropExpiredSessions = (payload: Payload): Promise<void> =>
  payload.db.deleteMany({ collection: 'sessions', where: whereExpired(lifeMs(payload)) })
