import type { PayloadRequest } from 'payload'

import { roleOf } from '#collections/role.ts'
import { checkAccountChange, checkPasswordChange } from '#contract/account.ts'
import { ownAccountOf } from '#cms/auth/accounts.ts'
import { sessionToken } from '#cms/auth/cookie.ts'
import { deviceCookie } from '#cms/auth/device-cookie.ts'
import { changeAccount, changePassword, ownRow } from '#cms/auth/own-account.ts'
import { endSessions, sessionsOf } from '#cms/auth/sessions.ts'
import { notFoundError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { signInClientOf } from './auth-routes.ts'
import { readChecked } from './body.ts'
import { idInPath, type Route } from './router.ts'

/** The own account: who is signed in, name, e-mail, password and sessions. */

const read: Handler = async (req) => {
  const account = await ownAccountOf(req.payload, await ownRow(req))
  // A request by API key has the key's rights, not the owner's.
  return json({ ...account, role: roleOf(req.user?.role) })
}

const change: Handler = async (req) => {
  const wanted = await readChecked(req, checkAccountChange)
  const user = await changeAccount(req, signInClientOf(req), wanted)
  // The device's cookie names the e-mail: this browser stays known under the new one.
  const headers: HeadersInit =
    wanted.email === undefined ? [] : [['set-cookie', await deviceCookie(req.payload, user.email)]]
  return json(await ownAccountOf(req.payload, user), 200, headers)
}

const setPassword: Handler = async (req) => {
  await changePassword(req, signInClientOf(req), await readChecked(req, checkPasswordChange))
  return json({ message: 'Password changed' })
}

async function ownSessions(req: PayloadRequest) {
  const owner = await ownRow(req)
  return { owner, sessions: await sessionsOf(req.payload, owner, sessionToken(req)) }
}

const listSessions: Handler = async (req) => json((await ownSessions(req)).sessions)

const endSession: Handler = async (req) => {
  const { owner, sessions } = await ownSessions(req)
  const found = sessions.find(({ _id }) => _id === idInPath(req))
  if (!found) throw notFoundError('Session')
  await endSessions(req.payload, owner, [found])
  return json(found)
}

const endOtherSessions: Handler = async (req) => {
  const { owner, sessions } = await ownSessions(req)
  const others = sessions.filter(({ current }) => !current)
  await endSessions(req.payload, owner, others)
  return json(others)
}

const own = { who: 'staff', sessionOnly: true } as const

export const accountRoutes: readonly Route[] = [
  { method: 'get', path: '/account', who: 'staff', handler: read, enrolling: true },
  { method: 'patch', path: '/account', handler: change, ...own },
  { method: 'post', path: '/account/password', handler: setPassword, ...own },
  { method: 'get', path: '/account/sessions', handler: listSessions, ...own },
  { method: 'delete', path: '/account/sessions', handler: endOtherSessions, ...own },
  { method: 'delete', path: '/account/sessions/:id', handler: endSession, ...own },
]
