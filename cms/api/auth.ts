import type { PayloadRequest } from 'payload'

import { checkCredentials, checkRegistration } from '#contract/auth.ts'
import { record } from '#cms/audit/record.ts'
import type { SignInClient } from '#cms/auth/allowance.ts'
import { deviceOf } from '#cms/auth/device.ts'
import { deviceCookie, deviceToken } from '#cms/auth/device-cookie.ts'
import { expiredCookie, sessionCookie, sessionToken } from '#cms/auth/cookie.ts'
import { isRegistrationOpen, personOf, register, signIn } from '#cms/auth/people.ts'
import { endSession, openSession, type UserRow } from '#cms/auth/sessions.ts'
import { refuse } from '#cms/common/refusal.ts'
import { type Handler, json } from './answer.ts'
import { readBody } from './body.ts'
import { addressOf, demandAdministrator, isSignedIn } from './caller.ts'
import type { Route } from './routes.ts'

type Fields = Record<string, unknown>
type ReadFields = (req: PayloadRequest) => Promise<Fields>

const readFields: ReadFields = async (req) => (await readBody(req, false)).fields

/** Who has just signed in, and the Set-Cookie headers that say so to the browser. */
interface SignedIn {
  user: UserRow
  exp: number
  headers: [name: string, value: string][]
}

/** What an attempt of this caller to sign in is counted by. */
export const signInClient = (req: PayloadRequest): SignInClient => ({
  address: addressOf(req),
  device: deviceToken(req),
})

/** Registers by the contract's rules, from whichever door; answers the new user with a session opened. */
export async function registerCaller(req: PayloadRequest, read: ReadFields): Promise<SignedIn> {
  const isFirst = await isRegistrationOpen(req.payload)
  if (!isFirst) demandAdministrator(req)
  const checked = checkRegistration(await read(req))
  if (!checked.ok) throw refuse(400, checked.message)
  const user = await register(req.payload, checked.values, isFirst)
  const made = { kind: 'Person', documentId: user.id, title: user.name }
  record(req.payload, { who: req.user ?? user, action: 'created', ...made })
  return opened(req, user)
}

/** Signs in by the contract's rules, from whichever door. */
export async function signInCaller(req: PayloadRequest, read: ReadFields): Promise<SignedIn> {
  const readCredentials = async () => {
    const checked = checkCredentials(await read(req))
    if (!checked.ok) throw refuse(400, checked.message)
    return checked.values
  }
  const user = await signIn(req.payload, signInClient(req), readCredentials)
  // The session that this one takes the place of is nobody's any longer (ASVS 5.0, 7.2.4).
  await signOutCaller(req)
  return opened(req, user)
}

/** Ends the caller's session on the server; answers the cookie that clears the browser's. */
export async function signOutCaller(req: PayloadRequest): Promise<string> {
  const token = sessionToken(req)
  if (token) await endSession(req.payload, token)
  return expiredCookie(req.payload)
}

async function opened(req: PayloadRequest, user: UserRow): Promise<SignedIn> {
  const { token, exp } = await openSession(req.payload, user, {
    device: deviceOf(req.headers.get('user-agent')),
    address: addressOf(req),
  })
  const cookies = [sessionCookie(req.payload, token), await deviceCookie(req.payload, user.email)]
  return { user, exp, headers: cookies.map((cookie) => ['set-cookie', cookie]) }
}

const registerCall: Handler = async (req) => {
  const { user, headers } = await registerCaller(req, readFields)
  return json(personOf(user), 201, headers)
}

const login: Handler = async (req) => {
  const { user, headers } = await signInCaller(req, readFields)
  return json(personOf(user), 200, headers)
}

const logout: Handler = async (req) =>
  json({ message: 'Logout successfully' }, 200, { 'set-cookie': await signOutCaller(req) })

const loggedIn: Handler = async (req) => json(isSignedIn(req))

const registration: Handler = async (req) => json({ open: await isRegistrationOpen(req.payload) })

export const authRoutes: readonly Route[] = [
  { method: 'post', path: '/register', who: 'visitor', handler: registerCall, noKeys: true },
  { method: 'post', path: '/login', who: 'visitor', handler: login },
  { method: 'get', path: '/logout', who: 'visitor', handler: logout, changes: true },
  { method: 'get', path: '/loggedin', who: 'visitor', handler: loggedIn },
  { method: 'get', path: '/registration', who: 'visitor', handler: registration },
]
