import { TEXT_PICTURES_MAX } from '../limits.ts'
import { textKind, type TextLike } from './text-value.ts'

const ID_LENGTH = 24

/** Safe HTML, stored as rich text, which drops what no document can hold. */
export interface HtmlField extends TextLike {
  readonly kind: 'html'
}

export const html = textKind<HtmlField>({
  clean: (text) => text,
  measured: withoutFiles,
  format: { contentMediaType: 'text/html' },
  inputFormat: ({ required }) => (required ? { pattern: '\\S' } : {}),
  isHtml: true,
})

/** Of a picture counts that it is there: what shows it is added to each text that is read. */
function withoutFiles(html: string): string {
  let pictures = 0
  return html.replace(/<img data-picture="[0-9a-f-]{24,36}"[^>]{1,2000}>/g, (tag) =>
    (pictures += 1) > TEXT_PICTURES_MAX ? tag : tag.slice(0, '<img data-picture="">'.length + ID_LENGTH),
  )
}

/** The sentence for markup that would not fit into memory. */
export const tooComplex = (label: string): string => `${label} has too much formatting to be read`

/** The sentence for a text of more nodes than are stored. */
export const tooManyNodes = (label: string, max: number): string =>
  `${label} must have at most ${max.toLocaleString('en-US')} paragraphs, line breaks and pieces of text`
