import { type Payload, ValidationError } from 'payload'

import { type Credentials, type Person, type Registration } from '#contract/auth.ts'
import { messages } from '#contract/failure.ts'
import { untilCommitted } from '#cms/database/faults.ts'
import { record } from '#cms/audit/record.ts'
import { countSignIn } from '#cms/metrics/metrics.ts'
import { HttpError, httpError } from '#cms/common/refusal.ts'
import { getSettings } from '#cms/common/settings.ts'
import { checkpointSqlite } from '#cms/database/sqlite-connection.ts'
import { attemptLogin, type SignInClient } from './allowance.ts'
import { attempt, orForgive } from './attempts.ts'
import { inHashTurn, passwordFits } from './password.ts'
import { findUser, type UserRow } from './sessions.ts'

export const personOf = ({ id, name, email }: UserRow): Person => ({ _id: id, name, email })

/** Whether the first administrator is still to be made. */
export async function isRegistrationOpen(payload: Payload): Promise<boolean> {
  return (await payload.db.count({ collection: 'users', where: {} })).totalDocs === 0
}

type ReadCredentials = () => Promise<Credentials>

/** The refusals that count as attempts to sign in; whoever sent no credentials has not tried. */
const results = new Map<number, 'failed' | 'limited'>([
  [401, 'failed'],
  [429, 'limited'],
])

/**
 * The user that the credentials belong to, or the contract's 401; 429 after too many failures of the address, before
 * they are read, or of the account. Takes the same time for known and unknown accounts.
 */
export async function signIn(payload: Payload, client: SignInClient, read: ReadCredentials): Promise<UserRow> {
  try {
    const user = await judged(payload, client, read)
    countSignIn('succeeded')
    record(payload, { who: user, action: 'signed in', address: client.address })
    return user
  } catch (error) {
    const result = error instanceof HttpError ? results.get(error.status) : undefined
    if (result) countSignIn(result)
    throw error
  }
}

async function judged(payload: Payload, client: SignInClient, read: ReadCredentials): Promise<UserRow> {
  const { address } = client
  const fromAddress = await attempt(payload, 'loginPerAddress', address)
  const { email, password } = await orForgive(read(), fromAddress)
  // What the account's limit turns away is no failure of the address.
  const ofAccount = await orForgive(attemptLogin(payload, email, client), fromAddress)
  const user = await findUser(payload, { email })
  // Not judged when too many wait already.
  const fits = await orForgive(passwordFits(user, password), ofAccount, fromAddress)
  if (!fits || !user) {
    // Of known accounts only: their attempts are limited, made-up ones would fill the trail.
    if (user) record(payload, { who: user, action: 'failed to sign in', address })
    throw httpError(401, messages.credentialsWrong)
  }
  await ofAccount.clear()
  await fromAddress.forgive()
  return user
}

/**
 * Makes an administrator. The first one carries a mark that the database keeps unique: of several first registrations
 * at once, on whatever node or door, one wins and the others are told to sign in.
 */
export async function register(payload: Payload, registration: Registration, isFirst: boolean): Promise<UserRow> {
  return inHashTurn(async () => {
    if (isFirst && !(await isRegistrationOpen(payload))) throw httpError(401, messages.loginFirst)
    try {
      const data = { ...registration, role: 'administrator' as const, ...(isFirst ? { founder: 'first' } : {}) }
      const { id } = await untilCommitted(() => payload.create({ collection: 'users', data }))
      // Who starts from a copy of SQLite's file alone must not find the first administrator's place free again.
      if (isFirst) await checkpointSqlite(getSettings())
      const user = await findUser(payload, { id: String(id) })
      if (user) return user
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const wrong = new Set(error.data.errors.map(({ path }) => path))
      if (isFirst && (wrong.has('founder') || wrong.has('email'))) throw httpError(401, messages.loginFirst)
      if (wrong.has('email')) throw httpError(409, messages.emailTaken)
      throw error
    }
    throw new Error('a user that was just made cannot be found')
  })
}
