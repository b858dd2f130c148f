import type { PayloadRequest } from 'payload'

import { messages } from '#contract/messages.ts'
import { isEmail, normalizedEmail } from '#contract/text/characters.ts'
import { clearLoginAttempts } from '#cms/auth/login-attempt-counters.ts'
import { countAttempt, refundUnlessClientError } from '#cms/auth/count-attempts.ts'
import { digest } from '#cms/auth/digest.ts'
import { resetPassword, sendResetLink } from '#cms/auth/password-links.ts'
import { httpError } from '#cms/common/http-error.ts'
import { type Handler, json } from './response.ts'
import { signInClientOf } from './auth-routes.ts'
import { readBody, readPanelFields } from './body.ts'
import { clientIpOf } from '#cms/common/request-context.ts'
import { getSettings } from '#cms/common/environment.ts'
import type { Route } from './router.ts'

type ReadFields = (req: PayloadRequest) => Promise<Record<string, unknown>>

const readFields: ReadFields = async (req) => (await readBody(req)).fields

/** Counts an attempt of the client IP, then reads and checks the body. A fault of the server takes the attempt back. */
async function readCounted<T>(
  req: PayloadRequest,
  read: ReadFields,
  check: (fields: Record<string, unknown>) => T,
): Promise<T> {
  const counted = await countAttempt(req.payload, 'resetPerClientIp', clientIpOf(req))
  return refundUnlessClientError(read(req).then(check), counted)
}

/** Sends a reset link by mail. Same response and limits for known and unknown email addresses. */
const forgotPassword =
  (read: ReadFields): Handler =>
  async (req) => {
    const email = await readCounted(req, read, ({ email: given }) => {
      const normalized = typeof given === 'string' ? normalizedEmail(given) : ''
      if (!isEmail(normalized)) throw httpError(400, messages.emailInvalid)
      return normalized
    })
    await countAttempt(req.payload, 'resetPerAccount', digest(email))
    sendResetLink(req.payload, email)
    return json({ message: 'Success' })
  }

/** Sets a password with a link's token. Opens no session. */
const setPassword =
  (read: ReadFields): Handler =>
  async (req) => {
    const chosen = await readCounted(req, read, ({ token, password }) => {
      if (typeof token !== 'string' || typeof password !== 'string') throw httpError(400, messages.fieldsRequired)
      return { token, password }
    })
    const { email } = await resetPassword(req.payload, chosen.token, chosen.password)
    await clearLoginAttempts(req.payload, email, signInClientOf(req))
    return json({ message: 'Password reset successfully.', email })
  }

/** Whether the server can mail a link. */
const byMail: Handler = async () => json({ byMail: getSettings().smtp !== undefined })

/** The same for the panel, whose forms send their fields in another way. */
export const panelResetHandlers = { forgot: forgotPassword(readPanelFields), set: setPassword(readPanelFields) }

export const passwordResetRoutes: readonly Route[] = [
  { method: 'get', path: '/password-reset', who: 'visitor', handler: byMail },
  { method: 'post', path: '/password-reset', who: 'visitor', handler: forgotPassword(readFields) },
  { method: 'post', path: '/password-reset/confirm', who: 'visitor', handler: setPassword(readFields) },
]
