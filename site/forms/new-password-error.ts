import type { FieldError } from '#contract/failure.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { codePoints } from '#contract/text/characters.ts'
import { formText } from './use-submit.ts'

/**
 * Checks a new password and its repetition. Returns what is wrong with them, undefined if nothing.
 *
 * @param texts the messages, of `passwordWords`: the contract's for a short one (`upto 8`) is of the original's screens
 */
export function newPasswordError(
  form: FormData,
  texts: { tooShort: string; mismatch: string },
): FieldError | undefined {
  const password = formText(form, 'password')
  if (codePoints(password) < PASSWORD_MIN) return { field: 'password', message: texts.tooShort }
  if (password !== formText(form, 'confirmation')) return { field: 'confirmation', message: texts.mismatch }
  return undefined
}
