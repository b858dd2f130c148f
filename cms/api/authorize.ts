import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { apiKeyOf } from '#cms/auth/api-keys.ts'
import { isUserLookupFailed, keyOfUser } from '#cms/auth/strategy.ts'
import { httpError, serviceUnavailable } from '#cms/common/refusal.ts'
import type { Route } from './router.ts'

/** Whether the request has a valid session or API key. Throws 503 if it could not be looked up. */
export function isSignedIn(req: PayloadRequest): boolean {
  if (isUserLookupFailed(req.headers)) throw serviceUnavailable()
  return Boolean(req.user)
}

/** Throws 401 without a session. */
export function requireStaff(req: PayloadRequest): void {
  if (isSignedIn(req)) return
  throw httpError(401, apiKeyOf(req.headers) === undefined ? messages.loginFirst : messages.keyInvalid)
}

/** Throws 401 without a session, 403 for editors. */
export function requireAdministrator(req: PayloadRequest, message: string = messages.administratorsOnly): void {
  requireStaff(req)
  if (!isAdministrator(req)) throw httpError(403, message)
}

/**
 * Checks a route's access; throws 401 without a session or key, 403 for editors on routes of administrators and for API
 * keys on routes that take none.
 */
export function authorize(req: PayloadRequest, { who, noKeys }: Pick<Route, 'who' | 'noKeys'>): void {
  if (who === 'staff') requireStaff(req)
  if (who === 'administrator') requireAdministrator(req, messages.notAllowed)
  if (noKeys && keyOfUser(req.user)) throw httpError(403, messages.keyNotTaken)
}
