import type { AuthStrategy, PayloadRequest } from 'payload'

import { roleOf } from '#collections/role.ts'
import type { Role } from '#contract/role.ts'
import { apiKeyOf } from './api-key-header.ts'
import { holderOfKey, type KeyName } from './api-keys.ts'
import { sessionToken } from './cookie.ts'
import { mustSetUp } from './second-factor.ts'
import { type UserRow, userOfToken } from './sessions.ts'

type Credentials = Pick<PayloadRequest, 'headers' | 'payload'>

/** The user of a session or of an API key, for the contract, Payload's REST and the panel. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => ({ user: await lookUpUser({ headers, payload }) }),
}

/** The signed-in user who must enrol a second factor first (`lookUpUser` returns null for them); otherwise null. */
export async function lookUpEnrolling({ headers, payload }: Credentials): Promise<PayloadRequest['user']> {
  const row = await findSession({ headers, payload })
  return row && (await mustSetUp(payload, row)) ? ofSession(row) : null
}

/**
 * The user as the account and role are now; null for none. If an API key is sent, even an invalid one, the cookie is ignored, since
 * requests with a key skip the origin check.
 */
export async function lookUpUser({ headers, payload }: Credentials) {
  const key = apiKeyOf(headers)
  if (key !== undefined) {
    const holder = await holderOfKey(payload, key)
    return holder ? { ...withoutSecrets(holder.user, holder.role), _strategy: BY_KEY, apiKey: holder.apiKey } : null
  }
  const row = await findSession({ headers, payload })
  // A session without the required second factor counts as signed out on all routes except the enrolment routes.
  return row && !(await mustSetUp(payload, row)) ? ofSession(row) : null
}

async function findSession({ headers, payload }: Credentials): Promise<UserRow | undefined> {
  const token = sessionToken({ headers, payload })
  return token ? userOfToken(payload, token) : undefined
}

const ofSession = (row: UserRow) => ({ ...withoutSecrets(row, roleOf(row['role'])), _strategy: 'session' })

const BY_KEY = 'api-key'

/** The key that a user is signed in with; undefined for a session. */
export function keyOfUser(user: PayloadRequest['user']): KeyName | undefined {
  return user && isByKey(user) ? user.apiKey : undefined
}

const isByKey = (user: object): user is { apiKey: KeyName } => '_strategy' in user && user._strategy === BY_KEY

/** The user's data that the rest of the program may see, including the panel's pages. */
function withoutSecrets({ id, email, name, createdAt, updatedAt }: UserRow, role: Role) {
  return {
    id,
    email,
    name,
    role,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    collection: 'users' as const,
  }
}
