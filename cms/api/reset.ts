import type { PayloadRequest } from 'payload'

import { messages } from '#contract/failure.ts'
import { isEmail } from '#contract/text.ts'
import { clearLoginAttempts } from '#cms/auth/login-limits.ts'
import { countAttempt, refundUnlessClientError } from '#cms/auth/rate-limits.ts'
import { digest } from '#cms/auth/digest.ts'
import { resetPassword, sendResetLink } from '#cms/auth/reset.ts'
import { httpError } from '#cms/refusal.ts'
import { type Handler, json } from './answer.ts'
import { signInClient } from './auth.ts'
import { readPanelFields } from './body.ts'
import { addressOf } from './caller.ts'

/** What the body says, read once the address's attempt is counted. */
async function afterAttempt<T>(req: PayloadRequest, check: (fields: Record<string, unknown>) => T): Promise<T> {
  const counted = await countAttempt(req.payload, 'resetPerAddress', addressOf(req))
  return refundUnlessClientError(readPanelFields(req).then(check), counted)
}

/** Asks for a link by mail. Known and unknown addresses are answered the same, limits included. */
export const forgotPassword: Handler = async (req) => {
  const email = await afterAttempt(req, ({ email: given }) => {
    const address = typeof given === 'string' ? given.trim().toLowerCase() : ''
    if (!isEmail(address)) throw httpError(400, messages.emailInvalid)
    return address
  })
  await countAttempt(req.payload, 'resetPerAccount', digest(email))
  sendResetLink(req.payload, email)
  return json({ message: 'Success' })
}

/** Sets a new password by a link's token. Nobody is signed in by it. */
export const setPassword: Handler = async (req) => {
  const chosen = await afterAttempt(req, ({ token, password }) => {
    if (typeof token !== 'string' || typeof password !== 'string') throw httpError(400, messages.fieldsRequired)
    return { token, password }
  })
  const { email } = await resetPassword(req.payload, chosen.token, chosen.password)
  await clearLoginAttempts(req.payload, email, signInClient(req))
  return json({ message: 'Password reset successfully.' })
}
