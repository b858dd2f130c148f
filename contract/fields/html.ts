import { isEmptyHtml } from '../text/empty-html.ts'
import { withoutFiles } from '../text/picture-html.ts'
import { textKind, type TextLike } from './text-value.ts'

/** Safe HTML, stored as rich text, which drops what no document can hold. */
export interface HtmlField extends TextLike {
  readonly kind: 'html'
  /** Entries are whole without it; of others the dashboard lists those without a text. */
  readonly isExtra?: true
}

export const html = textKind<HtmlField>({
  clean: (text) => text,
  measured: withoutFiles,
  format: { contentMediaType: 'text/html' },
  inputFormat: ({ required }) => (required ? { pattern: '\\S' } : {}),
  isEmpty: isEmptyHtml,
  isHtml: true,
})

/** The sentence for markup that would not fit into memory. */
export const tooComplex = (label: string): string => `${label} has too much formatting to be read`

/** The sentence for a text of more nodes than are stored. */
export const tooManyNodes = (label: string, max: number): string =>
  `${label} must have at most ${max.toLocaleString('en-US')} paragraphs, line breaks and pieces of text`
