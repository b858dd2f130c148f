import type { FieldError } from '#contract/failure.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { codePoints } from '#contract/text/characters.ts'
import { formText } from './use-submit.ts'

/**
 * Checks a new password and its repetition. Returns what is wrong with them, undefined if nothing.
 *
 * @param mismatch the message for passwords that differ
 */
export function newPasswordError(form: FormData, mismatch: string): FieldError | undefined {
  const password = formText(form, 'password')
  if (codePoints(password) < PASSWORD_MIN) return { field: 'password', message: pageMessages.passwordTooShort }
  if (password !== formText(form, 'confirmation')) return { field: 'confirmation', message: mismatch }
  return undefined
}
