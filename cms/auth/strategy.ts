import type { AuthStrategy } from 'payload'

import { sessionToken } from './cookie.ts'
import { type UserRow, userOfToken } from './sessions.ts'

/** Who calls, on every face: contract, Payload's REST and the panel. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = sessionToken({ headers, payload })
    const row = token ? await userOfToken(payload, token) : undefined
    return { user: row ? withoutSecrets(row) : null }
  },
}

/** What the rest of the program, the panel's pages included, may know of a user. */
function withoutSecrets({ id, email, name, createdAt, updatedAt }: UserRow) {
  return {
    id,
    email,
    name,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    collection: 'users' as const,
    _strategy: 'session',
  }
}
