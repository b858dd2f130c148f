import type { Payload } from 'payload'

import { withClusterLock } from '#cms/locks/cluster-lock.ts'

/** Name of the lock on writes to accounts. */
export const ACCOUNTS_LOCK = 'accounts'

/** Serialises writes to accounts across all nodes, so that none uses a role that was revoked meanwhile. */
export const withAccountsLock = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  withClusterLock(payload, ACCOUNTS_LOCK, work)
