import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/messages.ts'
import { apiMessages } from '#contract/api-messages.ts'
import { ACCOUNTS_LOCK } from '#cms/auth/accounts-lock.ts'
import { apiKeyOf } from '#cms/auth/api-key-header.ts'
import { keyOfUser, lookUpEnrolling, lookUpUser } from '#cms/auth/strategy.ts'
import { httpError } from '#cms/common/http-error.ts'
import { withClusterLock } from '#cms/locks/cluster-lock.ts'
import type { Route } from './router.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether a lookup that did not fail found no user. */
    isAnonymous?: boolean
  }
}

/**
 * Whether the request has a valid session or API key. Payload takes a failed lookup for "no user", so one without a result is
 * repeated here, once; throws if it fails: 503 while the database does not answer.
 */
export async function isSignedIn(req: PayloadRequest): Promise<boolean> {
  if (!req.user && !req.context.isAnonymous) {
    req.user = await lookUpUser(req)
    req.context.isAnonymous = req.user === null
  }
  return Boolean(req.user)
}

/** Throws 401 without a session, 403 in one without the second factor that is required. */
export async function requireStaff(req: PayloadRequest): Promise<void> {
  if (await isSignedIn(req)) return
  if (await lookUpEnrolling(req)) throw httpError(403, apiMessages.secondFactorFirst)
  throw httpError(401, apiKeyOf(req.headers) === undefined ? messages.loginFirst : messages.keyInvalid)
}

/** Throws 401 without a session, 403 for editors. */
export async function requireAdministrator(
  req: PayloadRequest,
  message: string = messages.administratorsOnly,
): Promise<void> {
  await requireStaff(req)
  if (!isAdministrator(req)) throw httpError(403, message)
}

/**
 * Runs work under the lock on accounts, after the caller's account and role were read again under it: two administrators cannot
 * demote each other at once, and nobody who is not one any more adds another. Throws 401 or 403.
 */
export const asAdministrator = <T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> =>
  withClusterLock(req.payload, ACCOUNTS_LOCK, async () => {
    req.user = await lookUpUser(req)
    await requireAdministrator(req)
    return work()
  })

/**
 * Checks a route's access; throws 401 without a session or key, 403 for editors on routes of administrators and for API
 * keys on routes that take none.
 */
export async function authorize(
  req: PayloadRequest,
  { who, sessionOnly, enrolling }: Pick<Route, 'who' | 'sessionOnly' | 'enrolling'>,
): Promise<void> {
  if (enrolling && !(await isSignedIn(req))) req.user = await lookUpEnrolling(req)
  if (who === 'staff') await requireStaff(req)
  if (who === 'administrator') await requireAdministrator(req, messages.notAllowed)
  if (sessionOnly && keyOfUser(req.user)) throw httpError(403, messages.keyNotTaken)
}
