import { withLatinDigits } from './text/latin-digits.ts'
import { errorsOf, type Raw, required } from './account.ts'
import type { Checked } from './failure.ts'
import { textOf } from './narrow.ts'
import type { SecondFactorState } from './second-factor-state.ts'
import { checkFlag } from './fields/boolean.ts'

/** The second factor of an account: codes of an app (TOTP, RFC 6238), and recovery codes for when it is lost. */

/** The own second factor. */
export interface SecondFactor {
  state: SecondFactorState
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number
}

/** A square of modules, and the dark ones as the path of an SVG. */
export interface QrCode {
  size: number
  path: string
}

/** The data that an app needs to make codes. Shown once, and unused until it is confirmed with a code. */
export interface NewSecondFactor {
  /** Base32, to be typed. */
  secret: string
  /** The same as an `otpauth:` address. */
  uri: string
  qr: QrCode
}

/** Codes that replace an app's code, each once. Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** The sign-in requirements that administrators set for everyone. */
export interface SignInPolicy {
  secondFactorRequired: boolean
}

export const RECOVERY_CODES = 10

/** A code as it is compared: without the spaces and dashes that make it readable, and in Latin digits. */
export const plainCode = (code: string): string => withLatinDigits(code).replace(/[\s-]/g, '').toLowerCase()

export function checkPasswordAlone(raw: Raw): Checked<{ password: string }> {
  const errors = errorsOf({ password: required('Password', raw['password']) })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: { password: textOf(raw['password']) } }
}

export function checkCodeAlone(raw: Raw): Checked<{ code: string }> {
  const errors = errorsOf({ code: required('Code', raw['code']) })
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: { code: textOf(raw['code']) } }
}

/** Password and code, as a change of the second factor asks for them again. */
export function checkProof(raw: Raw): Checked<{ password: string; code: string }> {
  const errors = errorsOf({ password: required('Password', raw['password']), code: required('Code', raw['code']) })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, values: { password: textOf(raw['password']), code: textOf(raw['code']) } }
}

export function checkSignInPolicy(raw: Raw): Checked<SignInPolicy> {
  const checked = checkFlag('Second factor required', raw['secondFactorRequired'])
  return checked.message === undefined
    ? { ok: true, values: { secondFactorRequired: checked.value } }
    : { ok: false, errors: [{ field: 'secondFactorRequired', message: checked.message }] }
}
