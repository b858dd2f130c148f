import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { apiKeyOf } from '#cms/auth/api-keys.ts'
import { isCallerUnknown, keyOfUser } from '#cms/auth/strategy.ts'
import { refuse, unavailable } from '#cms/common/refusal.ts'
import type { Who } from './routes.ts'

/** What the server knows of who calls, beside the session. Set by the server for each request, never by a client. */
export interface Caller {
  requestId: string
  /** The address that attempts are counted by. */
  address: string
}

const callers = new WeakMap<object, Caller>()

export const setCaller = (request: Request, caller: Caller): void => {
  callers.set(request, caller)
}

const callerOf = (req: object): Caller => callers.get(req) ?? { requestId: 'none', address: 'unknown' }

export const requestIdOf = (req: object): string => callerOf(req).requestId
export const addressOf = (req: object): string => callerOf(req).address

/** Whether a session came along and holds. One that could not be looked up is never taken for "signed out": 503. */
export function isSignedIn(req: PayloadRequest): boolean {
  if (isCallerUnknown(req.headers)) throw unavailable()
  return Boolean(req.user)
}

/** Refuses with 401 whoever is not signed in. */
export function demandStaff(req: PayloadRequest): void {
  if (isSignedIn(req)) return
  throw refuse(401, apiKeyOf(req.headers) === undefined ? messages.loginFirst : messages.keyInvalid)
}

/** Refuses whoever may not add people: 401 for those who are not signed in, 403 for editors. */
export function demandAdministrator(req: PayloadRequest, message: string = messages.administratorsOnly): void {
  demandStaff(req)
  if (!isAdministrator(req)) throw refuse(403, message)
}

/** Refuses whoever may not make a call: 401 for those who are not signed in, 403 for editors. */
export function demand(req: PayloadRequest, who: Who, noKeys = false): void {
  if (who === 'staff') demandStaff(req)
  if (who === 'administrator') demandAdministrator(req, messages.notAllowed)
  if (noKeys && keyOfUser(req.user)) throw refuse(403, messages.keyNotTaken)
}
