import {
  type AuthStrategy,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'

import { messages } from '#contract/failure.ts'
import { isCommonPassword } from './common-passwords.ts'
import { sessionToken } from './cookie.ts'
import { findUser, keepSession } from './sessions.ts'

/** What guessers try first is no password, whichever door it is set through. */
const refuseCommonPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.['password']
  if (typeof password !== 'string' || !isCommonPassword(password)) return data
  const errors = [{ path: 'password', message: messages.passwordCommon }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/** Whoever changes the own password stays signed in here; every other session of theirs has ended with it. */
const keepOwnSession: CollectionAfterChangeHook = async ({ doc, operation, req, data }) => {
  if (operation !== 'update' || data?.['password'] === undefined || req.user?.id !== doc.id) return
  const token = sessionToken(req)
  const user = token ? await findUser(req.payload, { id: String(doc.id) }) : undefined
  if (token && user) await keepSession(req.payload, token, user)
}

const endSessions: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: String(id) } } })
}

/**
 * The users' collection with this server's sessions in place of Payload's.
 *
 * @param secure whether the site is served over https, so that browsers keep the cookie off anything else
 */
export const withOwnSession = (
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
    beforeValidate: [...(users.hooks?.beforeValidate ?? []), refuseCommonPassword],
    afterChange: [keepOwnSession],
    afterDelete: [endSessions],
  },
})
