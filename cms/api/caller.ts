import type { PayloadRequest } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { isCallerUnknown } from '#cms/auth/strategy.ts'
import { refuse, unavailable } from '#cms/refusal.ts'

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

export const requestIdOf = (req: PayloadRequest): string => callerOf(req).requestId
export const addressOf = (req: PayloadRequest): string => callerOf(req).address

/** Whether a session came along and holds. One that could not be looked up is never taken for "signed out": 503. */
export function isSignedIn(req: PayloadRequest): boolean {
  if (isCallerUnknown(req.headers)) throw unavailable()
  return Boolean(req.user)
}

/** Refuses with 401 whoever is not signed in. */
export async function demandStaff(req: PayloadRequest): Promise<void> {
  if (!isSignedIn(req)) throw refuse(401, messages.loginFirst)
}

/** Refuses whoever may not add people: 401 for those who are not signed in, 403 for editors. */
export async function demandAdministrator(req: PayloadRequest): Promise<void> {
  await demandStaff(req)
  if (!isAdministrator(req)) throw refuse(403, messages.administratorsOnly)
}
