import { textKind, type TextLike, unstorable } from './text-value.ts'

/** Plain text that keeps its line breaks. */
export interface LinesField extends TextLike {
  readonly kind: 'lines'
}

export const lines = textKind<LinesField>({
  // Forms send line breaks as CR LF, which people neither typed nor should have counted.
  clean: (text) => text.replace(/\r\n?/g, '\n'),
  problem: unstorable,
})
