import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { ExpiringRows } from '#collections/expiring-rows.ts'
import { messages } from '#contract/messages.ts'
import { PASSWORD_TOKEN_BYTES } from '#contract/password-token.ts'
import { DAY_MS, HOUR_MS } from '#contract/time.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { JOBS, mailsToCome } from '#cms/internals/payload-jobs.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { expiryAfter, isExpired } from '#cms/common/expiry.ts'
import { log } from '#cms/common/log.ts'
import { httpError } from '#cms/common/http-error.ts'
import { getSettings, siteOrigin } from '#cms/common/environment.ts'
import { digest } from './digest.ts'
import { withHashSlot } from './password.ts'
import { ACCOUNTS_LOCK } from './accounts-lock.ts'
import { findUser, type UserRow } from './sessions.ts'

/**
 * Links to set a password: a new one, or an invited account's first. The database stores only the digest of the token with a
 * fingerprint of the e-mail address and the current password hash, so a change of either invalidates all earlier links.
 */

/** How long links are valid, by what mails call it: new passwords an hour, invitations a week, since people may be away. */
const lifetimes = { hour: HOUR_MS, week: 7 * DAY_MS } as const
export type Lifetime = keyof typeof lifetimes

export const INVITATION_MS = lifetimes.week

/** The mail is queued after the response, whose duration then does not reveal whether the account exists. */
const DELAY_MS = 200

const keyOf = (token: string): string => `reset ${digest(token)}`
const accountFingerprint = ({ id, hash, email }: UserRow): string => `${id} ${digest(`${hash ?? ''} ${email}`)}`

/** Whether an account has no password yet: it was invited and cannot sign in. */
export const isInvited = ({ hash }: UserRow): boolean => !hash

const lifetimeOf = (user: UserRow): Lifetime => (isInvited(user) ? 'week' : 'hour')

/** Creates a link that allows setting a password for this account. The token is in the fragment, which browsers send to no server. */
export async function createPasswordLink(
  payload: Payload,
  user: UserRow,
): Promise<{ link: string; lifetime: Lifetime }> {
  const token = randomBytes(PASSWORD_TOKEN_BYTES).toString('base64url')
  const lifetime = lifetimeOf(user)
  const expiresAt = expiryAfter(lifetimes[lifetime])
  const data = { key: keyOf(token), fingerprint: accountFingerprint(user), expiresAt }
  await payload.db.create({ collection: ExpiringRows.slug, data, returning: false })
  return { link: `${siteOrigin(getSettings())}/new-password#${token}`, lifetime }
}

/** Makes all links of an account invalid, and those that are still to be mailed: a mail's link is made when it is sent. */
export async function endPasswordLinks({ db }: Payload, user: UserRow): Promise<void> {
  await db.deleteMany({ collection: JOBS, where: mailsToCome(user.id) })
  await db.deleteMany({ collection: ExpiringRows.slug, where: { fingerprint: { equals: accountFingerprint(user) } } })
}

/** Queues a mail with a link to the account of this e-mail, if there is one. Returns at once; failures are only logged. */
export function sendResetLink(payload: Payload, email: string): void {
  const failed = (error: unknown) => log.error({ err: error }, 'a password reset link could not be queued')
  setTimeout(() => void queueMail(payload, email).catch(failed), DELAY_MS)
}

async function queueMail(payload: Payload, email: string): Promise<void> {
  const user = await findUser(payload, { email })
  if (user) await payload.jobs.queue({ task: 'mailResetLink', input: { user: user.id } })
}

/** Sets a new password through a link, ends all sessions of the account and returns it; throws 400 for an invalid link. */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<UserRow> {
  // Checked before the lock, so that requests without a valid link do not queue for it.
  await userOfLink(payload, token)
  // Under the lock, since Payload writes the whole account, including the role, as it was read, and so that a link works once.
  const user = await withClusterLock(payload, ACCOUNTS_LOCK, async () => {
    const owner = await userOfLink(payload, token)
    await withHashSlot(() => payload.update({ collection: 'users', id: owner.id, data: { password } }))
    return owner
  })
  // If the used link cannot be removed, it is invalid anyway: its fingerprint is of the old password.
  await payload.db
    .deleteMany({ collection: ExpiringRows.slug, where: { key: { equals: keyOf(token) } } })
    .catch((error: unknown) => log.error({ err: error }, 'a used password reset link could not be removed'))
  record(payload, {
    who: user,
    action: 'set a new password',
    kind: auditKinds.person,
    documentId: user.id,
    title: user.name,
  })
  return user
}

/** The account of a valid link; throws 400 if the link is unknown, expired or used. */
async function userOfLink(payload: Payload, token: string): Promise<UserRow> {
  const row = await payload.db.findOne<{ id: string; fingerprint: string; expiresAt: string }>({
    collection: ExpiringRows.slug,
    where: { key: { equals: keyOf(token) } },
  })
  const user = row ? await findUser(payload, { id: row.fingerprint.split(' ', 1)[0] ?? '' }) : undefined
  const isValid =
    row &&
    user &&
    accountFingerprint(user) === row.fingerprint &&
    !isExpired(row.expiresAt, lifetimes[lifetimeOf(user)])
  if (!isValid) throw httpError(400, messages.linkOver)
  return user
}
