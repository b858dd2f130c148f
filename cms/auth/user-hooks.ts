import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'

import { messages } from '#contract/messages.ts'
import { endKeys, endStaleKeys } from './api-keys.ts'
import { isCommonPassword } from './common-passwords.ts'
import { sessionToken } from './cookie.ts'
import { removeSecondFactor } from './second-factor.ts'
import { dropSessionsOfOldPassword, findUser, keepSession } from './sessions.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether a user's password is being changed: Payload has removed it from the data when `afterChange` runs. */
    changesPassword?: boolean
    /** Whether the user has confirmed this change of their own account with the current password. */
    hasConfirmedPassword?: boolean
  }
}

/** Rejects common passwords on every route. */
export const rejectCommonPassword: CollectionBeforeValidateHook = ({ data, req, context }) => {
  const password: unknown = data?.['password']
  context.changesPassword = typeof password === 'string'
  if (typeof password !== 'string' || !isCommonPassword(password)) return data
  const errors = [{ path: 'password', message: messages.passwordCommon }]
  throw new ValidationError({ collection: 'users', errors, req })
}

/**
 * People change their own e-mail and password only at /api/account, which asks for the current password, so that a stolen
 * session is not enough to take the account over.
 */
export const requireOwnPassword: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req, context }) => {
  const isOwn = operation === 'update' && req.user && String(req.user.id) === String(originalDoc?.id)
  if (!isOwn || context.hasConfirmedPassword === true) return data
  const email: unknown = data?.['email']
  const path =
    typeof data?.['password'] === 'string'
      ? 'password'
      : email !== undefined && email !== originalDoc?.email
        ? 'email'
        : undefined
  if (path === undefined) return data
  throw new ValidationError({ collection: 'users', errors: [{ path, message: messages.changeAtAccount }], req })
}

/**
 * A new password ends every session and API key of the account, except the session in which users change their own
 * password. A role that was lost ends the keys that have it.
 */
export const endSessionsOfOldPassword: CollectionAfterChangeHook = async ({ doc, operation, req, context }) => {
  if (operation !== 'update') return
  const user = await findUser(req.payload, { id: String(doc.id) }, req)
  if (!user) return
  await endStaleKeys(req, user)
  if (context.changesPassword !== true) return
  const token = String(req.user?.id) === user.id ? sessionToken(req) : undefined
  if (token) await keepSession(req.payload, token, user)
  await dropSessionsOfOldPassword(req.payload, user)
}

/** Removes what a removed account could sign in with, in the transaction of its removal: its sessions, API keys and second factor. */
export const endSessionsOfRemovedUser: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'sessions', where: { user: { equals: String(id) } }, req })
  await endKeys(req, String(id), req.user)
  await removeSecondFactor(req.payload, { id: String(id) }, req)
}
