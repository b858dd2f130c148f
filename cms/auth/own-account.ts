import type { PayloadRequest } from 'payload'

import type { AccountChange, PasswordChange } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { httpError, invalidField } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import { confirmPassword } from './sign-in.ts'
import { ACCOUNTS_LOCK } from './accounts-lock.ts'
import type { SignInClient } from './login-attempt-counters.ts'
import { withHashSlot } from './password.ts'
import { findUser, type UserRow } from './sessions.ts'
import { lookUpUser } from './strategy.ts'
import { fieldRequired } from '#contract/fields/messages.ts'

/** The request field with the current password. */
const CURRENT = 'currentPassword'

/** The signed-in user's row; throws 401 if the account is gone. */
export async function ownRow({ payload, user }: PayloadRequest): Promise<UserRow> {
  const row = user ? await findUser(payload, { id: String(user.id) }) : undefined
  if (!row) throw httpError(401, messages.loginFirst)
  return row
}

/** Changes the own name, e-mail and language; another e-mail needs the current password. Throws 409 if it is taken. */
export async function changeAccount(
  req: PayloadRequest,
  client: SignInClient,
  { currentPassword, ...change }: AccountChange,
): Promise<UserRow> {
  const user = await ownRow(req)
  if (change.email !== undefined && change.email !== user.email) {
    if (currentPassword === '') throw invalidField(CURRENT, fieldRequired('Current password'))
    await confirmPassword(req.payload, client, user, currentPassword, CURRENT)
    const other = await findUser(req.payload, { email: change.email })
    if (other) throw invalidField('email', messages.emailTaken, 409)
  }
  await updateOwn(req, user, change)
  return ownRow(req)
}

/** Sets the own password; all other sessions and all API keys end. */
export async function changePassword(
  req: PayloadRequest,
  client: SignInClient,
  { currentPassword, password }: PasswordChange,
): Promise<void> {
  const user = await ownRow(req)
  await confirmPassword(req.payload, client, user, currentPassword, CURRENT)
  await updateOwn(req, user, { password })
  const subject = { kind: auditKinds.person, documentId: user.id, title: user.name }
  record(req.payload, { who: user, action: 'set a new password', ...subject, address: client.clientIp })
}

/** Looks the session up again under the lock, since Payload writes the whole account, including the role, as it was read. */
async function updateOwn(
  req: PayloadRequest,
  { id }: UserRow,
  data: Pick<AccountChange, 'name' | 'email' | 'language'> & Partial<Pick<PasswordChange, 'password'>>,
): Promise<void> {
  await withClusterLock(req.payload, ACCOUNTS_LOCK, async () => {
    req.user = await lookUpUser(req)
    if (!req.user) throw httpError(401, messages.loginFirst)
    req.context.hasConfirmedPassword = true
    const update = () =>
      retryOnWriteConflict(() => req.payload.update({ collection: 'users', id, data, req, overrideAccess: true }))
    // The slot is taken under the lock, as everywhere: in another order two requests could wait for each other.
    await (data.password === undefined ? update() : withHashSlot(update))
  })
}
