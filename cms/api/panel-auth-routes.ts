import { messages } from '#contract/messages.ts'
import { sessionCookie, sessionToken } from '#cms/auth/cookie.ts'
import { personOf, renewSession } from '#cms/auth/sessions.ts'
import { httpError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { registerFromRequest, signInFromRequest, signOutFromRequest } from './auth-routes.ts'
import { readPanelFields } from './body.ts'
import { panelResetHandlers } from './password-reset.ts'
import type { Route, Requester } from './router.ts'

/**
 * The panel's authentication routes, implemented by the contract's code: same rate limits, same timing, same sessions.
 * Payload's own handlers for these paths are not served (payload-endpoints.ts).
 */

const login: Handler = async (req) => {
  const { user, headers, exp } = await signInFromRequest(req, readPanelFields)
  return json({ message: 'Authentication Passed', exp, user: panelUser(user) }, 200, headers)
}

const firstRegister: Handler = async (req) => {
  const { user, headers, exp } = await registerFromRequest(req, readPanelFields)
  return json({ message: 'Registered first user', exp, user: panelUser(user) }, 201, headers)
}

const logout: Handler = async (req) =>
  json({ message: 'Logged out' }, 200, { 'set-cookie': await signOutFromRequest(req) })

const refresh: Handler = async (req) => {
  const token = sessionToken(req)
  const renewed = token ? await renewSession(req.payload, token) : undefined
  if (!renewed) throw httpError(401, messages.loginFirst)
  const answer = { message: 'Token refresh successful', exp: renewed.exp, setCookie: true, user: req.user }
  return json(answer, 200, { 'set-cookie': sessionCookie(req.payload, renewed.token) })
}

const panelUser = (user: Parameters<typeof personOf>[0]) => {
  const { _id: id, ...person } = personOf(user)
  return { id, ...person, collection: 'users' }
}

const post = (name: string, handler: Handler, who: Requester = 'visitor'): Route => ({
  method: 'post',
  path: `/users/${name}`,
  who,
  handler,
  forPanel: true,
})

export const panelAuthRoutes: readonly Route[] = [
  post('login', login),
  post('logout', logout),
  { ...post('first-register', firstRegister), sessionOnly: true },
  post('refresh-token', refresh, 'staff'),
  post('forgot-password', panelResetHandlers.forgot),
  post('reset-password', panelResetHandlers.set),
]
