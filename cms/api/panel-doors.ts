import { messages } from '#contract/failure.ts'
import { sessionCookie, sessionToken } from '#cms/auth/cookie.ts'
import { personOf } from '#cms/auth/people.ts'
import { renewSession } from '#cms/auth/sessions.ts'
import { refuse } from '#cms/refusal.ts'
import { type Handler, json, refusalFor } from './answer.ts'
import { registerCaller, signInCaller, signOutCaller } from './auth.ts'
import { demandStaff, requestIdOf } from './caller.ts'
import { readPanelFields } from './panel-fields.ts'
import { forgotPassword, setPassword } from './reset-doors.ts'
import type { Route } from './routes.ts'

/**
 * Payload's own sign-in addresses, which the panel calls, answered by the contract's code: the same limits, the same
 * time taken, the same sessions. What nobody needs is closed.
 */

/** As `answered`, in the shape of Payload's errors, which the panel shows. */
const answeredForPanel =
  (handler: Handler): Handler =>
  async (req) => {
    try {
      return await handler(req)
    } catch (error) {
      const { status, failure, headers } = refusalFor(error, requestIdOf(req))
      return json({ message: failure.message, errors: [{ message: failure.message }] }, status, headers)
    }
  }

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
  await demandStaff(req)
  const token = sessionToken(req)
  const renewed = token ? await renewSession(req.payload, token) : undefined
  if (!renewed) throw refuse(401, messages.loginFirst)
  const answer = { message: 'Token refresh successful', exp: renewed.exp, setCookie: true, user: req.user }
  return json(answer, 200, { 'set-cookie': sessionCookie(req.payload, renewed.token) })
}

const closed: Handler = async () => {
  throw refuse(404, messages.pathUnknown)
}

const panelUser = (user: Parameters<typeof personOf>[0]) => {
  const { _id: id, ...person } = personOf(user)
  return { id, ...person, collection: 'users' }
}

const doors: Readonly<Record<string, Handler>> = {
  login,
  logout,
  'first-register': firstRegister,
  'refresh-token': refresh,
  'forgot-password': forgotPassword,
  'reset-password': setPassword,
  unlock: closed,
}

export const panelRoutes: readonly Route[] = [
  ...Object.entries(doors).map(([word, handler]): Route => ({
    method: 'post',
    path: `/users/${word}`,
    handler: answeredForPanel(handler),
  })),
  { method: 'post', path: '/users/verify/:id', handler: answeredForPanel(closed) },
]
