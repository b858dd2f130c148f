import { messages } from '#contract/failure.ts'
import { sessionCookie, sessionToken } from '#cms/auth/cookie.ts'
import { personOf } from '#cms/auth/people.ts'
import { renewSession } from '#cms/auth/sessions.ts'
import { refuse } from '#cms/common/refusal.ts'
import { type Handler, json } from './answer.ts'
import { registerCaller, signInCaller, signOutCaller } from './auth.ts'
import { readPanelFields } from './body.ts'
import { forgotPassword, setPassword } from './reset.ts'
import type { Route, Who } from './routes.ts'

/**
 * The paths at which the panel signs in, answered by the contract's code: the same limits, the same time taken, the same
 * sessions. Payload's own handlers of them are not served (payload-rest.ts).
 */

const login: Handler = async (req) => {
  const { user, headers, exp } = await signInCaller(req, readPanelFields)
  return json({ message: 'Authentication Passed', exp, user: panelUser(user) }, 200, headers)
}

const firstRegister: Handler = async (req) => {
  const { user, headers, exp } = await registerCaller(req, readPanelFields)
  return json({ message: 'Registered first user', exp, user: panelUser(user) }, 201, headers)
}

const logout: Handler = async (req) => json({ message: 'Logged out' }, 200, { 'set-cookie': await signOutCaller(req) })

const refresh: Handler = async (req) => {
  const token = sessionToken(req)
  const renewed = token ? await renewSession(req.payload, token) : undefined
  if (!renewed) throw refuse(401, messages.loginFirst)
  const answer = { message: 'Token refresh successful', exp: renewed.exp, setCookie: true, user: req.user }
  return json(answer, 200, { 'set-cookie': sessionCookie(req.payload, renewed.token) })
}

const panelUser = (user: Parameters<typeof personOf>[0]) => {
  const { _id: id, ...person } = personOf(user)
  return { id, ...person, collection: 'users' }
}

const post = (word: string, handler: Handler, who: Who = 'visitor'): Route => ({
  method: 'post',
  path: `/users/${word}`,
  who,
  handler,
  forPanel: true,
})

export const panelAuthRoutes: readonly Route[] = [
  post('login', login),
  post('logout', logout),
  { ...post('first-register', firstRegister), noKeys: true },
  post('refresh-token', refresh, 'staff'),
  post('forgot-password', forgotPassword),
  post('reset-password', setPassword),
]
