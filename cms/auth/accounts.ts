import { type Payload, type PayloadRequest, ValidationError, type Where } from 'payload'

import type { Account, Colleague, Delivery, Invitation, OwnAccount, PasswordLink } from '#contract/account.ts'
import { languageOf } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import type { Role } from '#contract/role.ts'
import { roleOf } from '#collections/role.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { httpError, invalidField, notFoundError } from '#cms/common/http-error.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/environment.ts'
import { removeSecondFactor, secondFactorOf, usersWithSecondFactor } from './second-factor.ts'
import { createPasswordLink, endPasswordLinks, isInvited } from './password-links.ts'
import { endSessionsBut, findUser, lastUses, personOf, type UserRow } from './sessions.ts'
import { staffMessages } from '#contract/staff-messages.ts'

/** Administrators' changes of other accounts. Callers hold the lock on accounts. */

const accountOf = (user: UserRow): Account => ({ ...personOf(user), role: roleOf(user['role']) })

export const ownAccountOf = async (payload: Payload, user: UserRow): Promise<OwnAccount> => ({
  ...accountOf(user),
  language: languageOf(user['language']),
  secondFactor: (await secondFactorOf(payload, user)).state,
})

/** Lists all accounts, including invited ones, by name. */
export async function listPeople(payload: Payload): Promise<Colleague[]> {
  const [{ docs }, uses, factors] = await Promise.all([
    payload.db.find<UserRow>({ collection: 'users', sort: 'name', pagination: false }),
    lastUses(payload),
    usersWithSecondFactor(payload),
  ])
  return docs.map((row) => {
    const id = String(row.id)
    return colleagueOf({ ...row, id }, { usedAt: uses.get(id) ?? null, secondFactor: factors.has(id) })
  })
}

/** The names of users by their ids; deleted users are left out. */
export async function userNames(
  payload: Payload,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))]
  if (known.length === 0) return new Map()
  const where: Where = { id: { in: known } }
  const { docs } = await payload.find({
    collection: 'users',
    where,
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}

const colleagueOf = (user: UserRow, known: Pick<Colleague, 'usedAt' | 'secondFactor'>): Colleague => ({
  ...accountOf(user),
  invited: isInvited(user),
  ...known,
})

/** Makes an account without a password, and the link that sets it. Throws 409 if the e-mail is taken. */
export async function invite(
  req: PayloadRequest,
  { name, email, role, send }: Invitation,
): Promise<Colleague & PasswordLink> {
  requireMailFor(send)
  const user = await createWithoutPassword(req.payload, { name, email, role })
  const known = { usedAt: null, secondFactor: false }
  try {
    return { ...colleagueOf(user, known), ...(await deliverLink(req, user, send)) }
  } catch (error) {
    // An account that nobody has a link to would stand in the way of the next attempt.
    const where = { id: { equals: user.id } }
    await req.payload.db
      .deleteOne({ collection: 'users', where })
      .catch((err: unknown) => log.warn({ err }, 'an account without a link stays'))
    throw error
  }
}

async function createWithoutPassword(
  payload: Payload,
  given: Pick<Invitation, 'name' | 'email' | 'role'>,
): Promise<UserRow> {
  if (await findUser(payload, { email: given.email })) throw emailTaken()
  const now = new Date().toISOString()
  try {
    // Payload's own create wants a password.
    const { id } = await payload.db.create({ collection: 'users', data: { ...given, createdAt: now, updatedAt: now } })
    return { ...given, id: String(id) }
  } catch (error) {
    throw error instanceof ValidationError ? emailTaken() : error
  }
}

const emailTaken = () => invalidField('email', messages.emailTaken, 409)

/**
 * Creates a new link for an account whose password was forgotten or whose invitation expired; earlier links become invalid.
 * Throws 403 for the own account, 404, and 400 if it is to be mailed without a mail server.
 */
export async function makeLinkFor(req: PayloadRequest, id: string, send: Delivery): Promise<PasswordLink> {
  if (isOwn(req, id)) throw httpError(403, messages.notOwnLink)
  requireMailFor(send)
  const user = await personWith(req, id)
  await endPasswordLinks(req.payload, user)
  return deliverLink(req, user, send)
}

const requireMailFor = (send: Delivery): void => {
  if (send === 'mail' && !getSettings().smtp) throw invalidField('send', messages.noMail)
}

/** Mails the link, or returns it for the administrator to hand over; records it in the audit trail. */
async function deliverLink(
  { payload, user: by }: PayloadRequest,
  user: UserRow,
  send: Delivery,
): Promise<PasswordLink> {
  const kind = isInvited(user) ? auditKinds.invitation : auditKinds.passwordLink
  const link = send === 'link' ? (await createPasswordLink(payload, user)).link : null
  if (send === 'mail') await payload.jobs.queue({ task: 'mailResetLink', input: { user: user.id, by: by?.name ?? '' } })
  if (by) record(payload, { who: by, action: 'created', kind, documentId: user.id, title: user.name })
  return { link }
}

/** Changes another account's role; API keys with more rights than it end. Throws 403 for the own account, 404. */
export async function changeRole(req: PayloadRequest, id: string, role: Role): Promise<Account> {
  if (isOwn(req, id)) throw httpError(403, messages.notOwnRole)
  const { id: found } = await personWith(req, id)
  await retryOnWriteConflict(() =>
    req.payload.update({ collection: 'users', id: found, data: { role }, req, overrideAccess: true }),
  )
  return accountOf(await personWith(req, id))
}

/**
 * Removes another account's second factor, for example if the phone is lost, and ends its sessions. Throws 403 for the own
 * account, 404, and 409 if there is none.
 */
export async function resetSecondFactor(req: PayloadRequest, id: string): Promise<Account> {
  if (isOwn(req, id)) throw httpError(403, staffMessages.notOwnFactor)
  const user = await personWith(req, id)
  if (!(await removeSecondFactor(req.payload, user))) throw httpError(409, staffMessages.factorMissing)
  await endSessionsBut(req.payload, user)
  const subject = { kind: auditKinds.secondFactor, documentId: user.id, title: user.name }
  if (req.user) record(req.payload, { who: req.user, action: 'deleted', ...subject })
  return accountOf(user)
}

/** Removes another account with its sessions, keys and links. Throws 403 for the own account, 404. */
export async function removePerson(req: PayloadRequest, id: string): Promise<Account> {
  if (isOwn(req, id)) throw httpError(403, messages.notOwnAccount)
  const user = await personWith(req, id)
  // A program that uses one of the account's keys writes that key's row at any time.
  await retryOnWriteConflict(() => req.payload.delete({ collection: 'users', id: user.id, req, overrideAccess: true }))
  await endPasswordLinks(req.payload, user)
  return accountOf(user)
}

const isOwn = ({ user }: PayloadRequest, id: string): boolean => String(user?.id) === id

async function personWith(req: PayloadRequest, id: string): Promise<UserRow> {
  const user = await findUser(req.payload, { id })
  if (!user) throw notFoundError('Person')
  return user
}
