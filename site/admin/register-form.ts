import type { Registration } from '#contract/auth.ts'
import { messages } from '#contract/failure.ts'
import { PASSWORD_MIN } from '#contract/limits.ts'
import { codePoints } from '#contract/text.ts'
import { textOf } from '../forms/use-submit.ts'
import { passwordMismatch } from '../text/toast-messages.ts'

type Filled = Registration & { confirmation: string }

/** What the form holds. Passwords are taken as they are: spaces count. */
export const readForm = (form: FormData): Filled => ({
  name: textOf(form, 'name').trim(),
  email: textOf(form, 'email').trim(),
  password: textOf(form, 'password'),
  confirmation: textOf(form, 'confirmation'),
})

/** The first of the form's own rules that does not hold; the address is the server's to judge. */
export function checkForm(filled: Filled): string | undefined {
  if (Object.values(filled).includes('')) return messages.fieldsRequired
  if (codePoints(filled.password) < PASSWORD_MIN) return messages.passwordTooShort
  return filled.password === filled.confirmation ? undefined : passwordMismatch
}
