import {
  type AuthStrategy,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'

import { messages } from '#contract/messages.ts'
import { endKeys, endStaleKeys } from './api-keys.ts'
import { isCommonPassword } from './common-passwords.ts'
import { sessionToken } from './cookie.ts'
import { endOtherSessions, findUser, keepSession } from './sessions.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether a user's password is being changed: Payload has removed it from the data when `afterChange` runs. */
    changesPassword?: boolean
  }
}

/** Rejects common passwords on every route. */
const rejectCommonPassword: CollectionBeforeValidateHook = ({ data, req, context }) => {
  const password: unknown = data?.['password']
  context.changesPassword = typeof password === 'string'
  if (typeof password !== 'string' || !isCommonPassword(password)) return data
  const errors = [{ path: 'password', message: messages.passwordCommon }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/**
 * A new password ends every session and API key of the account, except the session in which users change their own
 * password. A role that was lost ends the keys that have it.
 */
const endSessionsOfOldPassword: CollectionAfterChangeHook = async ({ doc, operation, req, context }) => {
  if (operation !== 'update') return
  const user = await findUser(req.payload, { id: String(doc.id) }, req)
  if (!user) return
  await endStaleKeys(req, user)
  if (context.changesPassword !== true) return
  const token = String(req.user?.id) === user.id ? sessionToken(req) : undefined
  if (token) await keepSession(req.payload, token, user)
  await endOtherSessions(req.payload, user)
}

const endSessions: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: String(id) } } })
  await endKeys(req.payload, String(id), req.user)
}

/**
 * The users' collection with this server's sessions in place of Payload's.
 *
 * @param secure whether the site is served over https, which makes the cookie `Secure`
 */
export const withServerSessions = (
  users: CollectionConfig,
  strategy: AuthStrategy,
  { secure }: { secure: boolean },
): CollectionConfig => ({
  ...users,
  auth: {
    ...(typeof users.auth === 'object' ? users.auth : {}),
    cookies: { secure, sameSite: 'Lax' },
    strategies: [strategy],
  },
  hooks: {
    ...users.hooks,
    beforeValidate: [...(users.hooks?.beforeValidate ?? []), rejectCommonPassword],
    afterChange: [...(users.hooks?.afterChange ?? []), endSessionsOfOldPassword],
    afterDelete: [...(users.hooks?.afterDelete ?? []), endSessions],
  },
})
