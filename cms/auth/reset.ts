import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import { HOUR_MS } from '#contract/time.ts'
import { record } from '#cms/audit/record.ts'
import { expiryAfter, isExpired } from '#cms/locks/expiry.ts'
import { log } from '#cms/common/log.ts'
import { httpError } from '#cms/common/http-error.ts'
import { getSettings } from '#cms/common/settings.ts'
import { digest } from './digest.ts'
import { withHashSlot } from './password.ts'
import { withAccountsLock } from './accounts-lock.ts'
import { findUser, type UserRow } from './sessions.ts'

/**
 * Password reset by link. The database stores only the digest of the token, together with a fingerprint of the current
 * password hash: any change of the password invalidates all earlier links.
 */

/** The mail is queued after the response, whose duration then does not reveal whether the account exists. */
const DELAY_MS = 200

const keyOf = (token: string): string => `reset ${digest(token)}`
const accountFingerprint = ({ id, hash }: UserRow): string => `${id} ${digest(hash ?? '')}`

/** Creates a link that allows setting a new password for this account within an hour. */
export async function createResetLink(payload: Payload, user: UserRow): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = expiryAfter(HOUR_MS)
  const data = { key: keyOf(token), fingerprint: accountFingerprint(user), expiresAt }
  await payload.db.create({ collection: 'receipts', data, returning: false })
  const { publicUrl, port } = getSettings()
  return `${publicUrl ?? `http://localhost:${port}`}/admin/reset/${token}`
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
  // Under the lock, since Payload writes the whole account, the role included, as it was read; and the link works once.
  const user = await withAccountsLock(payload, async () => {
    const owner = await userOfLink(payload, token)
    await withHashSlot(() => payload.update({ collection: 'users', id: owner.id, data: { password } }))
    return owner
  })
  // If the used link cannot be removed, it is invalid anyway: its fingerprint is of the old password.
  await payload.db
    .deleteMany({ collection: 'receipts', where: { key: { equals: keyOf(token) } } })
    .catch((error: unknown) => log.error({ err: error }, 'a used password reset link could not be removed'))
  record(payload, { who: user, action: 'set a new password', kind: 'Person', documentId: user.id, title: user.name })
  return user
}

/** The account of a valid link; throws 400 if the link is unknown, expired or used. */
async function userOfLink(payload: Payload, token: string): Promise<UserRow> {
  const row = await payload.db.findOne<{ id: string; fingerprint: string; expiresAt: string }>({
    collection: 'receipts',
    where: { key: { equals: keyOf(token) } },
  })
  const isValid = row && !isExpired(row.expiresAt, HOUR_MS)
  const user = isValid ? await findUser(payload, { id: row.fingerprint.split(' ', 1)[0] ?? '' }) : undefined
  if (!user || accountFingerprint(user) !== row?.fingerprint) throw httpError(400, messages.linkOver)
  return user
}
