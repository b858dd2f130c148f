import { messages } from '#contract/failure.ts'
import { isEmail } from '#contract/text.ts'
import { attempt } from '#cms/auth/attempts.ts'
import { digest } from '#cms/auth/digest.ts'
import { resetPassword, sendResetLink } from '#cms/auth/reset.ts'
import { refuse } from '#cms/refusal.ts'
import { type Handler, json } from './answer.ts'
import { addressOf } from './caller.ts'
import { readPanelFields } from './panel-fields.ts'

/** Asks for a link by mail. Known and unknown addresses are answered the same, limits included. */
export const forgotPassword: Handler = async (req) => {
  const { email: given } = await readPanelFields(req)
  const email = typeof given === 'string' ? given.trim().toLowerCase() : ''
  if (!isEmail(email)) throw refuse(400, messages.emailInvalid)
  await attempt(req.payload, 'resetPerAddress', addressOf(req))
  await attempt(req.payload, 'resetPerAccount', digest(email))
  sendResetLink(req.payload, email)
  return json({ message: 'Success' })
}

/** Sets a new password by a link's token. Nobody is signed in by it. */
export const setPassword: Handler = async (req) => {
  const { token, password } = await readPanelFields(req)
  if (typeof token !== 'string' || typeof password !== 'string') throw refuse(400, messages.fieldsRequired)
  await attempt(req.payload, 'resetPerAddress', addressOf(req))
  await resetPassword(req.payload, token, password)
  return json({ message: 'Password reset successfully.' })
}
