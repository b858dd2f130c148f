import type { PayloadRequest } from 'payload'

import { messages } from '#contract/messages.ts'
import { isEmail } from '#contract/text/characters.ts'
import { clearLoginAttempts } from '#cms/auth/login-attempts.ts'
import { countAttempt, refundUnlessClientError } from '#cms/auth/rate-limits.ts'
import { digest } from '#cms/auth/digest.ts'
import { resetPassword, sendResetLink } from '#cms/auth/reset.ts'
import { httpError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { signInClientOf } from './auth-routes.ts'
import { readPanelFields } from './body.ts'
import { clientIpOf } from '#cms/common/request-context.ts'

/** Counts an attempt of the client IP, then reads and checks the body. A fault of the server takes the attempt back. */
async function readCountedFields<T>(req: PayloadRequest, check: (fields: Record<string, unknown>) => T): Promise<T> {
  const counted = await countAttempt(req.payload, 'resetPerAddress', clientIpOf(req))
  return refundUnlessClientError(readPanelFields(req).then(check), counted)
}

/** Sends a reset link by mail. Same response and limits for known and unknown email addresses. */
export const forgotPassword: Handler = async (req) => {
  const email = await readCountedFields(req, ({ email: given }) => {
    const normalized = typeof given === 'string' ? given.trim().toLowerCase() : ''
    if (!isEmail(normalized)) throw httpError(400, messages.emailInvalid)
    return normalized
  })
  await countAttempt(req.payload, 'resetPerAccount', digest(email))
  sendResetLink(req.payload, email)
  return json({ message: 'Success' })
}

/** Sets a new password with a link's token. Opens no session. */
export const setPassword: Handler = async (req) => {
  const chosen = await readCountedFields(req, ({ token, password }) => {
    if (typeof token !== 'string' || typeof password !== 'string') throw httpError(400, messages.fieldsRequired)
    return { token, password }
  })
  const { email } = await resetPassword(req.payload, chosen.token, chosen.password)
  await clearLoginAttempts(req.payload, email, signInClientOf(req))
  return json({ message: 'Password reset successfully.' })
}
