import { type Payload, ValidationError } from 'payload'

import type { Registration } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { httpError } from '#cms/common/http-error.ts'
import { getSettings } from '#cms/common/environment.ts'
import { retryOnWriteConflict } from '#cms/database/faults.ts'
import { checkpointSqlite } from '#cms/database/separate-sqlite-connection.ts'
import { withHashSlot } from './password.ts'
import { findUser, type UserRow } from './sessions.ts'

/** Whether there is no user yet, so that anyone may register as the first administrator. */
export async function isRegistrationOpen(payload: Payload): Promise<boolean> {
  return (await payload.db.count({ collection: 'users', where: {} })).totalDocs === 0
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
