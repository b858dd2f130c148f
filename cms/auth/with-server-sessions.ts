import type { AuthStrategy, CollectionConfig } from 'payload'

import { cookieOptions } from './cookie.ts'
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
  },
})
