import type { PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { isEmail } from '#contract/text.ts'
import { forgetLogins } from '#cms/auth/allowance.ts'
import { attempt, orForgive } from '#cms/auth/attempts.ts'
import { digest } from '#cms/auth/digest.ts'
import { resetPassword, sendResetLink } from '#cms/auth/reset.ts'
import { refuse } from '#cms/common/refusal.ts'
import { type Handler, json } from './answer.ts'
import { signInClient } from './auth.ts'
import { readPanelFields } from './body.ts'
import { addressOf } from './caller.ts'

/** What the body says, read once the address's attempt is counted. */
async function afterAttempt<T>(req: PayloadRequest, check: (fields: Record<string, unknown>) => T): Promise<T> {
  const counted = await attempt(req.payload, 'resetPerAddress', addressOf(req))
  return orForgive(readPanelFields(req).then(check), counted)
}

/** Asks for a link by mail. Known and unknown addresses are answered the same, limits included. */
export const forgotPassword: Handler = async (req) => {
  const email = await afterAttempt(req, ({ email: given }) => {
    const address = typeof given === 'string' ? given.trim().toLowerCase() : ''
    if (!isEmail(address)) throw refuse(400, messages.emailInvalid)
    return address
  })
  await attempt(req.payload, 'resetPerAccount', digest(email))
  sendResetLink(req.payload, email)
  return json({ message: 'Success' })
}

/** Sets a new password by a link's token. Nobody is signed in by it. */
export const setPassword: Handler = async (req) => {
  const chosen = await afterAttempt(req, ({ token, password }) => {
    if (typeof token !== 'string' || typeof password !== 'string') throw refuse(400, messages.fieldsRequired)
    return { token, password }
  })
  const { email } = await resetPassword(req.payload, chosen.token, chosen.password)
  await forgetLogins(req.payload, email, signInClient(req))
  return json({ message: 'Password reset successfully.' })
}
