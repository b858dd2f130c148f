import { type Payload, ValidationError } from 'payload'

import { type Credentials, type Person, type Registration } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { record } from '#cms/audit/record.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { HttpError, httpError, invalidField } from '#cms/common/http-error.ts'
import { getSettings } from '#cms/common/settings.ts'
import { checkpointSqlite } from '#cms/database/sqlite-connection.ts'
import { countLoginAttempt, type SignInClient } from './login-attempts.ts'
import { countAttempt, refundUnlessClientError } from './rate-limits.ts'
import { withHashSlot, verifyPassword } from './password.ts'
import { findUser, type UserRow } from './sessions.ts'

export const personOf = ({ id, name, email }: UserRow): Person => ({ _id: id, name, email })

/** Whether there is no user yet, so that anyone may register as the first administrator. */
export async function isRegistrationOpen(payload: Payload): Promise<boolean> {
  return (await payload.db.count({ collection: 'users', where: {} })).totalDocs === 0
}

type ReadCredentials = () => Promise<Credentials>

/** Errors that the metrics count as sign-ins; a request without valid credentials in its body (400) is none. */
const results = new Map<number, 'failed' | 'limited'>([
  [401, 'failed'],
  [429, 'limited'],
])

/**
 * Returns the user that the credentials belong to. Throws 401 for wrong ones, and 429 after too many failures of the client
 * IP (before the credentials are read) or of the account. Takes the same time for existing and unknown accounts.
 */
export async function signIn(payload: Payload, client: SignInClient, read: ReadCredentials): Promise<UserRow> {
  try {
    const user = await authenticate(payload, client, read)
    countSignIn('succeeded')
    record(payload, { who: user, action: 'signed in', address: client.clientIp })
    return user
  } catch (error) {
    const result = error instanceof HttpError ? results.get(error.status) : undefined
    if (result) countSignIn(result)
    throw error
  }
}

/**
 * Confirms that whoever is signed in knows the account's password, counted as an attempt to sign in. Throws 400 for another
 * password, and 429 after too many.
 */
export async function confirmPassword(
  payload: Payload,
  client: SignInClient,
  { email }: UserRow,
  password: string,
): Promise<void> {
  try {
    await authenticate(payload, client, async () => ({ email, password }))
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) throw invalidField('password', messages.passwordWrong)
    throw error
  }
}

async function authenticate(payload: Payload, client: SignInClient, read: ReadCredentials): Promise<UserRow> {
  const { clientIp } = client
  const ofClientIp = await countAttempt(payload, 'loginPerAddress', clientIp)
  const { email, password } = await refundUnlessClientError(read(), ofClientIp)
  // An attempt over the account's limit does not count as one of the client IP.
  const ofAccount = await refundUnlessClientError(countLoginAttempt(payload, email, client), ofClientIp)
  const user = await findUser(payload, { email })
  // With too many hashes waiting the password is not checked: 429, and both attempts are refunded.
  const isRight = await refundUnlessClientError(verifyPassword(user, password), ofAccount, ofClientIp)
  if (!isRight || !user) {
    // Recorded for existing accounts only: their attempts are limited, whereas made-up e-mails would fill the trail.
    if (user) record(payload, { who: user, action: 'failed to sign in', address: clientIp })
    throw httpError(401, messages.credentialsWrong)
  }
  await ofAccount.clear()
  await ofClientIp.refund()
  return user
}

/**
 * Creates an administrator. The first one has a unique value in `founder`: of several first registrations at once, on any
 * node or route, one succeeds and the others get 401.
 */
export async function register(payload: Payload, registration: Registration, isFirst: boolean): Promise<UserRow> {
  return withHashSlot(async () => {
    if (isFirst && !(await isRegistrationOpen(payload))) throw httpError(401, messages.loginFirst)
    try {
      const data = { ...registration, role: 'administrator' as const, ...(isFirst ? { founder: 'first' } : {}) }
      const { id } = await retryOnWriteConflict(() => payload.create({ collection: 'users', data }))
      // A copy of SQLite's file without its log must contain the first administrator, or registration would be open there.
      if (isFirst) await checkpointSqlite(getSettings())
      const user = await findUser(payload, { id: String(id) })
      if (user) return user
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const invalid = new Set(error.data.errors.map(({ path }) => path))
      if (isFirst && (invalid.has('founder') || invalid.has('email'))) throw httpError(401, messages.loginFirst)
      if (invalid.has('email')) throw httpError(409, messages.emailTaken)
      throw error
    }
    throw new Error('the user was created but cannot be found')
  })
}
