import { messages } from './messages.ts'
import { PASSWORD_MIN } from './limits.ts'
import { isText } from './narrow.ts'
import { checkName } from './person-fields.ts'
import { codePoints, isEmail, normalizedEmail } from './text/characters.ts'

/** A user, as register and login return it. */
export interface Person {
  _id: string
  name: string
  email: string
}

export interface Registration {
  name: string
  email: string
  password: string
}

export interface Credentials extends Pick<Registration, 'email' | 'password'> {
  /** A code of the account's second factor, of the app or for recovery; required if it has one. */
  code?: string
}

type CheckedSignIn<T> = { ok: true; values: T } | { ok: false; message: string }

const blank = (value: unknown): boolean => !isText(value) || value.trim() === ''

/** The e-mail is normalized, the password is unchanged. */
export function checkCredentials(raw: Record<string, unknown>): CheckedSignIn<Credentials> {
  const { email, password, code } = raw
  if (!isText(email) || !isText(password) || blank(email) || password === '')
    return { ok: false, message: messages.fieldsRequired }
  const given = isText(code) && !blank(code) ? { code } : {}
  return { ok: true, values: { email: normalizedEmail(email), password, ...given } }
}

/** Checks a registration, in the order of the contract's rules. */
export function checkRegistration(raw: Record<string, unknown>): CheckedSignIn<Registration> {
  const credentials = checkCredentials(raw)
  if (!credentials.ok) return credentials
  const { name } = raw
  if (!isText(name) || blank(name)) return { ok: false, message: messages.fieldsRequired }
  const { email, password } = credentials.values
  if (codePoints(password) < PASSWORD_MIN) return { ok: false, message: messages.passwordTooShort }
  if (!isEmail(email)) return { ok: false, message: messages.emailInvalid }
  const checked = checkName(name)
  if (checked.message !== undefined) return { ok: false, message: checked.message }
  return { ok: true, values: { name: checked.value, email, password } }
}
