import type { AuthStrategy, CollectionAfterMeHook, CollectionConfig, PayloadRequest } from 'payload'

import { isRecord } from '#contract/narrow.ts'
import { cookieOptions } from './cookie.ts'
import { keyOfUser } from './strategy.ts'
import {
  endSessionsOfRemovedUser,
  endSessionsOfOldPassword,
  rejectCommonPassword,
  requireOwnPassword,
} from './user-hooks.ts'

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
    cookies: cookieOptions(secure),
    strategies: [strategy],
  },
  hooks: {
    ...users.hooks,
    beforeValidate: [...(users.hooks?.beforeValidate ?? []), rejectCommonPassword, requireOwnPassword],
    afterChange: [...(users.hooks?.afterChange ?? []), endSessionsOfOldPassword],
    afterDelete: [...(users.hooks?.afterDelete ?? []), endSessionsOfRemovedUser],
    afterMe: [...(users.hooks?.afterMe ?? []), reportRoleOfKey],
  },
})

/** A key may have fewer rights than its owner, whose account Payload reads for the response. */
const reportRoleOfKey: CollectionAfterMeHook = ({
  req: { user },
  response,
}: {
  req: PayloadRequest
  response: unknown
}) =>
  user && keyOfUser(user) && isRecord(response) && isRecord(response['user'])
    ? { ...response, user: { ...response['user'], role: user.role } }
    : response
