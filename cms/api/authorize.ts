import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { isCallerUnknown } from '#cms/auth/strategy.ts'
import { httpError, serviceUnavailable } from '#cms/common/refusal.ts'
import type { Who } from './router.ts'

/** Whether the request has a valid session. Throws 503 if the session could not be looked up. */
export function isSignedIn(req: PayloadRequest): boolean {
  if (isCallerUnknown(req.headers)) throw serviceUnavailable()
  return Boolean(req.user)
}

/** Throws 401 without a session. */
export function requireStaff(req: PayloadRequest): void {
  if (!isSignedIn(req)) throw httpError(401, messages.loginFirst)
}

/** Throws 401 without a session, 403 for editors. */
export function requireAdministrator(req: PayloadRequest, message: string = messages.administratorsOnly): void {
  requireStaff(req)
  if (!isAdministrator(req)) throw httpError(403, message)
}

/** Checks a route's `who`; throws 401 without a session, 403 for editors on routes of administrators. */
export function authorize(req: PayloadRequest, who: Who): void {
  if (who === 'staff') requireStaff(req)
  if (who === 'administrator') requireAdministrator(req, messages.notAllowed)
}
