import { headings, marks } from '../rich-text.ts'

/** All tags of the API's HTML. */
export const allowedTags = [
  'p',
  ...headings,
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'img',
  'figcaption',
  'a',
  'br',
  'span',
  ...marks.map(({ tag }) => tag),
] as const

/** All attributes of the API's HTML. */
export const allowedAttributes = [
  'href',
  'target',
  'rel',
  'start',
  'scope',
  'colspan',
  'rowspan',
  'style',
  'data-picture',
  'src',
  'srcset',
  'sizes',
  'width',
  'height',
  'alt',
  'loading',
] as const
