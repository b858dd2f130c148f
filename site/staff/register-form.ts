import type { Registration } from '#contract/auth.ts'
import { messages } from '#contract/messages.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { codePoints } from '#contract/text/characters.ts'
import { formText } from '../forms/use-submit.ts'

type Filled = Registration & { confirmation: string }

/** The form's values. Passwords are not trimmed. */
export const readForm = (form: FormData): Filled => ({
  name: formText(form, 'name').trim(),
  email: formText(form, 'email').trim(),
  password: formText(form, 'password'),
  confirmation: formText(form, 'confirmation'),
})

/**
 * The message of the first failed check; the server validates the e-mail address.
 *
 * @param mismatch says that the passwords differ
 */
export function checkForm(filled: Filled, mismatch: string): string | undefined {
  if (Object.values(filled).includes('')) return messages.fieldsRequired
  if (codePoints(filled.password) < PASSWORD_MIN) return messages.passwordTooShort
  return filled.password === filled.confirmation ? undefined : mismatch
}
