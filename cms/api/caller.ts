import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { isCallerUnknown } from '#cms/auth/strategy.ts'
import { httpError, serviceUnavailable } from '#cms/refusal.ts'
import type { Who } from './routes.ts'

/** What the server knows of who calls, beside the session. Set by the server for each request, never by a client. */
export interface RequestInfo {
  requestId: string
  /** The address that attempts are counted by. */
  clientIp: string
}

const infoByRequest = new WeakMap<object, RequestInfo>()

export const setRequestInfo = (request: Request, info: RequestInfo): void => {
  infoByRequest.set(request, info)
}

const requestInfoOf = (req: object): RequestInfo => infoByRequest.get(req) ?? { requestId: 'none', clientIp: 'unknown' }

export const requestIdOf = (req: object): string => requestInfoOf(req).requestId
export const clientIpOf = (req: object): string => requestInfoOf(req).clientIp

/** Whether a session came along and holds. One that could not be looked up is never taken for "signed out": 503. */
export function isSignedIn(req: PayloadRequest): boolean {
  if (isCallerUnknown(req.headers)) throw serviceUnavailable()
  return Boolean(req.user)
}

/** Refuses with 401 whoever is not signed in. */
export function requireStaff(req: PayloadRequest): void {
  if (!isSignedIn(req)) throw httpError(401, messages.loginFirst)
}

/** Refuses whoever may not add people: 401 for those who are not signed in, 403 for editors. */
export function requireAdministrator(req: PayloadRequest, message: string = messages.administratorsOnly): void {
  requireStaff(req)
  if (!isAdministrator(req)) throw httpError(403, message)
}

/** Refuses whoever may not make a call: 401 for those who are not signed in, 403 for editors. */
export function authorize(req: PayloadRequest, who: Who): void {
  if (who === 'staff') requireStaff(req)
  if (who === 'administrator') requireAdministrator(req, messages.notAllowed)
}
