import type { Payload } from 'payload'

import type { Credentials } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { apiMessages } from '#contract/api-messages.ts'
import { record } from '#cms/audit/record.ts'
import { HttpError, httpError, invalidField, invalidFields } from '#cms/common/http-error.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { countLoginAttempt, type SignInClient } from './login-attempt-counters.ts'
import { verifyPassword } from './password.ts'
import { type Attempt, countAttempt, refundUnlessClientError } from './count-attempts.ts'
import { CODE_WRONG, hasSecondFactor, takeCode } from './second-factor.ts'
import { endSession, findUser, type UserRow } from './sessions.ts'

type ReadCredentials = () => Promise<Credentials>

interface Authenticated {
  user: UserRow
  /** Whether the account has a second factor, whose code was right. */
  isCodeChecked: boolean
}

/** Errors that the metrics count as sign-ins; a request without valid credentials in its body (400) is none. */
const results = new Map<number, 'failed' | 'limited'>([
  [401, 'failed'],
  [429, 'limited'],
])

/** The password is right, and the account has a second factor, whose code was not sent: no failed attempt. */
const codeRequired = (): HttpError => invalidFields([{ field: 'code', message: apiMessages.secondFactorRequired }], 401)

const asksForCode = (error: unknown): boolean =>
  error instanceof HttpError && error.failure.message === apiMessages.secondFactorRequired

/**
 * Opens a session for the user that the credentials belong to. Throws 401 for wrong ones or without the code of a second factor, and
 * 429 after too many failures of the client IP (before the credentials are read) or of the account. Takes the same time for existing
 * and unknown accounts.
 */
export async function signIn<Opened extends { token: string }>(
  payload: Payload,
  client: SignInClient,
  read: ReadCredentials,
  open: (user: UserRow) => Promise<Opened>,
): Promise<Opened> {
  try {
    const { user, isCodeChecked } = await authenticate(payload, client, read, { withCode: true })
    const opened = await open(user)
    if (!isCodeChecked && (await hasSecondFactor(payload, user))) {
      // It was confirmed meanwhile, which ended the sessions that there were.
      await endSession(payload, opened.token)
      throw codeRequired()
    }
    countSignIn('succeeded')
    record(payload, { who: user, action: 'signed in', address: client.clientIp })
    return opened
  } catch (error) {
    const result = error instanceof HttpError && !asksForCode(error) ? results.get(error.status) : undefined
    if (result) countSignIn(result)
    throw error
  }
}

/**
 * Checks the password of the signed-in user, counted as a sign-in attempt. Throws 400 for a wrong password, and 429 after too
 * many attempts.
 *
 * @param field the name of the password's field in the error
 */
export async function confirmPassword(
  payload: Payload,
  client: SignInClient,
  { email }: UserRow,
  password: string,
  field = 'password',
): Promise<void> {
  try {
    await authenticate(payload, client, async () => ({ email, password }))
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) throw invalidField(field, messages.passwordWrong)
    throw error
  }
}

/** The same with a code of the second factor, which is used up. Throws 400 for a wrong password or code. */
export async function confirmWithCode(
  payload: Payload,
  client: SignInClient,
  { email }: UserRow,
  proof: { password: string; code: string },
): Promise<void> {
  try {
    await authenticate(payload, client, async () => ({ email, ...proof }), { withCode: true })
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    throw error.failure.errors ? invalidFields(error.failure.errors) : invalidField('password', messages.passwordWrong)
  }
}

async function authenticate(
  payload: Payload,
  client: SignInClient,
  read: ReadCredentials,
  { withCode = false } = {},
): Promise<Authenticated> {
  const { clientIp } = client
  const ofClientIp = await countAttempt(payload, 'loginPerClientIp', clientIp)
  const { email, password, code } = await refundUnlessClientError(read(), ofClientIp)
  // An attempt over the account's limit does not count as one of the client IP.
  const ofAccount = await refundUnlessClientError(countLoginAttempt(payload, email, client), ofClientIp)
  const user = await findUser(payload, { email })
  // If too many hashes are waiting, the password is not checked: 429, and both attempts are refunded.
  const isRight = await refundUnlessClientError(verifyPassword(user, password), ofAccount, ofClientIp)
  if (!isRight || !user) {
    // Recorded for existing accounts only: their attempts are limited, whereas made-up e-mails would fill the trail.
    if (user) record(payload, { who: user, action: 'failed to sign in', address: clientIp })
    throw httpError(401, messages.credentialsWrong)
  }
  const isCodeChecked =
    withCode &&
    (await refundUnlessClientError(
      checkCode(payload, client, user, code, [ofAccount, ofClientIp]),
      ofAccount,
      ofClientIp,
    ))
  // The password alone does not end the count of wrong codes.
  const isProven = withCode || !(await hasSecondFactor(payload, user))
  await (isProven ? ofAccount.clear() : ofAccount.refund())
  await ofClientIp.refund()
  return { user, isCodeChecked }
}

/** Checks the code of an account with a second factor, after its password; false without one. A wrong code counts as a failed attempt. */
async function checkCode(
  payload: Payload,
  { clientIp }: SignInClient,
  user: UserRow,
  code: string | undefined,
  counted: readonly Attempt[],
): Promise<boolean> {
  if (!(await hasSecondFactor(payload, user))) return false
  if (code === undefined) {
    await Promise.all(counted.map(({ refund }) => refund()))
    throw codeRequired()
  }
  const kind = await takeCode(payload, user, code)
  if (kind === 'recovery') record(payload, { who: user, action: 'used a recovery code', address: clientIp })
  if (kind) return true
  record(payload, { who: user, action: 'failed to sign in', address: clientIp })
  throw invalidFields([{ field: 'code', message: CODE_WRONG }], 401)
}
