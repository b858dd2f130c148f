import type { PayloadRequest } from 'payload'

import { checkCredentials, checkRegistration } from '#contract/auth.ts'
import { auditKinds } from '#cms/audit/kinds.ts'
import { record } from '#cms/audit/record.ts'
import type { SignInClient } from '#cms/auth/login-attempt-counters.ts'
import { deviceOf } from '#cms/auth/device.ts'
import { deviceCookie, deviceToken } from '#cms/auth/device-cookie.ts'
import { expiredCookie, sessionCookie, sessionToken } from '#cms/auth/cookie.ts'
import { isRegistrationOpen, register } from '#cms/auth/registration.ts'
import { signIn } from '#cms/auth/sign-in.ts'
import { endSession, openSession, personOf, type UserRow } from '#cms/auth/sessions.ts'
import { httpError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { readBody } from './body.ts'
import { asAdministrator, isSignedIn, requireAdministrator } from './authorize.ts'
import { clientIpOf } from '#cms/common/request-context.ts'
import type { Route } from './router.ts'

type Fields = Record<string, unknown>
type ReadFields = (req: PayloadRequest) => Promise<Fields>

const readFields: ReadFields = async (req) => (await readBody(req)).fields

/** The user who has just signed in, the session's token and expiry (seconds since 1970), and the Set-Cookie headers. */
interface SignedIn {
  user: UserRow
  token: string
  exp: number
  headers: [name: string, value: string][]
}

/** The client properties by which sign-in attempts are counted. */
export const signInClientOf = (req: PayloadRequest): SignInClient => ({
  clientIp: clientIpOf(req),
  device: deviceToken(req),
})

/** Registers a user and opens a session, for the contract's route and the panel's. Throws 400, 401, 403 or 429. */
export async function registerFromRequest(req: PayloadRequest, read: ReadFields): Promise<SignedIn> {
  const isFirst = await isRegistrationOpen(req.payload)
  if (!isFirst) await requireAdministrator(req)
  const registration = checkRegistration(await read(req))
  if (!registration.ok) throw httpError(400, registration.message)
  const create = () => register(req.payload, registration.values, isFirst)
  const user = await (isFirst ? create() : asAdministrator(req, create))
  const subject = { kind: auditKinds.person, documentId: user.id, title: user.name }
  record(req.payload, { who: req.user ?? user, action: 'created', ...subject })
  return openSessionFor(req, user)
}

/** Signs in and opens a session, for the contract's route and the panel's. Throws 400, 401 or 429. */
export async function signInFromRequest(req: PayloadRequest, read: ReadFields): Promise<SignedIn> {
  const readCredentials = async () => {
    const checked = checkCredentials(await read(req))
    if (!checked.ok) throw httpError(400, checked.message)
    return checked.values
  }
  return signIn(req.payload, signInClientOf(req), readCredentials, async (user) => {
    // The new session replaces the previous one (ASVS 5.0, 7.2.4).
    await signOutFromRequest(req)
    return openSessionFor(req, user)
  })
}

/** Ends the request's session on the server. Returns the Set-Cookie value that deletes the browser's cookie. */
export async function signOutFromRequest(req: PayloadRequest): Promise<string> {
  const token = sessionToken(req)
  if (token) await endSession(req.payload, token)
  return expiredCookie(req.payload)
}

async function openSessionFor(req: PayloadRequest, user: UserRow): Promise<SignedIn> {
  const { token, exp } = await openSession(req.payload, user, {
    device: deviceOf(req.headers.get('user-agent')),
    address: clientIpOf(req),
  })
  const cookies = [sessionCookie(req.payload, token), await deviceCookie(req.payload, user.email)]
  return { user, token, exp, headers: cookies.map((cookie) => ['set-cookie', cookie]) }
}

const registerHandler: Handler = async (req) => {
  const { user, headers } = await registerFromRequest(req, readFields)
  return json(personOf(user), 201, headers)
}

const login: Handler = async (req) => {
  const { user, headers } = await signInFromRequest(req, readFields)
  return json(personOf(user), 200, headers)
}

const logout: Handler = async (req) =>
  json({ message: 'Logout successfully' }, 200, { 'set-cookie': await signOutFromRequest(req) })

/** Also true while the account must first set up a second factor. */
const loggedIn: Handler = async (req) => json(Boolean(req.user) || (await isSignedIn(req)))

const registration: Handler = async (req) => json({ open: await isRegistrationOpen(req.payload) })

export const authRoutes: readonly Route[] = [
  { method: 'post', path: '/register', who: 'visitor', handler: registerHandler, sessionOnly: true },
  { method: 'post', path: '/login', who: 'visitor', handler: login },
  { method: 'get', path: '/logout', who: 'visitor', handler: logout, changesState: true },
  { method: 'get', path: '/loggedin', who: 'visitor', handler: loggedIn, enrolling: true },
  { method: 'get', path: '/registration', who: 'visitor', handler: registration },
]
