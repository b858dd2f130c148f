import { textKind, type TextLike, unstorable } from './text-value.ts'

/** Plain text that keeps its line breaks. */
export interface LinesField extends TextLike {
  readonly kind: 'lines'
}

/** The most UTF-16 units of a sent text that one counted character can stand for: two, or a CR LF. */
const UNITS_MAX = 2

export const lines = textKind<LinesField>({
  // Forms send line breaks as CR LF, which people neither typed nor should have counted. A text that is too long with any line breaks is
  // left as it is, to be refused: replacing two million of them takes 0.2 s.
  clean: (text, { max }) => (text.length > UNITS_MAX * max ? text : text.replace(/\r\n?/g, '\n')),
  problem: unstorable,
})
