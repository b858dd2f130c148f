import { textKind, type TextLike, trimmed, unstorable } from './text-value.ts'

/** One line, trimmed. */
export interface TextField extends TextLike {
  readonly kind: 'text'
}

export const text = textKind<TextField>({ clean: trimmed, problem: unstorable })
