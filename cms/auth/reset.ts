import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { messages } from '#contract/failure.ts'
import { record } from '#cms/audit/record.ts'
import { endOf, isOver } from '#cms/locks/expiry.ts'
import { log } from '#cms/common/log.ts'
import { httpError } from '#cms/common/refusal.ts'
import { getSettings } from '#cms/common/settings.ts'
import { digest } from './digest.ts'
import { inHashTurn } from './password.ts'
import { inPeopleTurn } from './people-turn.ts'
import { findUser, type UserRow } from './sessions.ts'

/**
 * A forgotten password is set anew through a link. Its token stands in the link alone, its digest in the database,
 * tied to the password of that moment: any change of the password ends all links that were made before, used ones too.
 */

const HOUR_MS = 60 * 60 * 1000
/** The answer has left by then: how long it took tells nothing of whether there is such an account. */
const AFTER_ANSWER_MS = 200

const keyOf = (token: string): string => `reset ${digest(token)}`
const tie = ({ id, hash }: UserRow): string => `${id} ${digest(hash ?? '')}`

/** A link that lets its reader set a new password for this account within an hour. */
export async function resetLink(payload: Payload, user: UserRow): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = endOf(HOUR_MS)
  const data = { key: keyOf(token), fingerprint: tie(user), expiresAt }
  await payload.db.create({ collection: 'receipts', data, returning: false })
  const { publicUrl, port } = getSettings()
  return `${publicUrl ?? `http://localhost:${port}`}/admin/reset/${token}`
}

/** Mails a link to the account of that address, if there is one; later, whatever comes of it. */
export function sendResetLink(payload: Payload, email: string): void {
  const failed = (error: unknown) => log.error({ err: error }, 'a link to a new password could not be sent')
  setTimeout(() => void queueMail(payload, email).catch(failed), AFTER_ANSWER_MS)
}

async function queueMail(payload: Payload, email: string): Promise<void> {
  const user = await findUser(payload, { email })
  if (user) await payload.jobs.queue({ task: 'mailResetLink', input: { user: user.id } })
}

/** Sets the password that a link's reader chose, of the account that is answered; all its sessions end with the old one. */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<UserRow> {
  // Whoever has no link waits for nobody, and keeps nobody waiting.
  await userOfLink(payload, token)
  // In turn, since Payload writes the whole account, the role too, as it was read; and the link works once.
  const user = await inPeopleTurn(payload, async () => {
    const owner = await userOfLink(payload, token)
    await inHashTurn(() => payload.update({ collection: 'users', id: owner.id, data: { password } }))
    return owner
  })
  // The password is set: a link that cannot be removed is over all the same, being tied to the one before.
  await payload.db
    .deleteMany({ collection: 'receipts', where: { key: { equals: keyOf(token) } } })
    .catch((error: unknown) => log.error({ err: error }, 'a used link could not be removed'))
  record(payload, { who: user, action: 'set a new password', kind: 'Person', documentId: user.id, title: user.name })
  return user
}

/** The account that a link still holds for; refuses with 400 if there is none. */
async function userOfLink(payload: Payload, token: string): Promise<UserRow> {
  const row = await payload.db.findOne<{ id: string; fingerprint: string; expiresAt: string }>({
    collection: 'receipts',
    where: { key: { equals: keyOf(token) } },
  })
  const isOpen = row && !isOver(row.expiresAt, HOUR_MS)
  const user = isOpen ? await findUser(payload, { id: row.fingerprint.split(' ', 1)[0] ?? '' }) : undefined
  if (!user || tie(user) !== row?.fingerprint) throw httpError(400, messages.linkOver)
  return user
}
