import { isEmail } from '../text/characters.ts'
import { textKind, type TextLike, trimmed, unstorable } from './text-value.ts'
import { fieldInvalid } from './messages.ts'

/** One line, trimmed, that looks like an email address. */
export interface EmailField extends TextLike {
  readonly kind: 'email'
}

export const email = textKind<EmailField>({
  clean: trimmed,
  inputFormat: () => ({ format: 'email' }),
  problem: (label, text) => unstorable(label, text) ?? (isEmail(text) ? undefined : fieldInvalid(label)),
})
