import type { AuthStrategy, PayloadRequest } from 'payload'

import { roleOf } from '#collections/role.ts'
import { unavailable } from '#cms/common/refusal.ts'
import { sessionToken } from './cookie.ts'
import { type UserRow, userOfToken } from './sessions.ts'

/** Requests whose session could not be looked up: Payload takes them for anonymous and goes on. */
const unknown = new WeakSet<object>()

/** Whether the session that came with these headers could not be looked up, so that nobody knows who calls. */
export const isCallerUnknown = (headers: Headers): boolean => unknown.has(headers)

/** Who calls, on every face: contract, Payload's REST and the panel. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const row = await callerRow({ headers, payload }).catch((error: unknown) => fail(headers, error))
    return { user: row ? withoutSecrets(row) : null }
  },
}

/** Who calls, looked up again: the account and role as they are now. Refuses with 503 if the database does not answer. */
export async function lookUpCaller(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<PayloadRequest['user']> {
  const row = await callerRow(req).catch(() => {
    throw unavailable()
  })
  return row ? withoutSecrets(row) : null
}

async function callerRow(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<UserRow | undefined> {
  const token = sessionToken(req)
  return token ? userOfToken(req.payload, token) : undefined
}

function fail(headers: Headers, error: unknown): never {
  unknown.add(headers)
  throw error
}

/** What the rest of the program, the panel's pages included, may know of a user. */
function withoutSecrets({ id, email, name, role, createdAt, updatedAt }: UserRow) {
  return {
    id,
    email,
    name,
    role: roleOf(role),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    collection: 'users' as const,
    _strategy: 'session',
  }
}
