import type { Payload } from 'payload'

import { withClusterLock } from '#cms/lease.ts'

/** The turn of what changes accounts. */
export const ACCOUNTS_LOCK = 'people'

/** Does what writes accounts after all that began before it, on whatever node: no write goes by a role that has been taken. */
export const withAccountsLock = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  withClusterLock(payload, ACCOUNTS_LOCK, work)
