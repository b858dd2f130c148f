/**
 * The allowed content of rich text, for the server that stores it, the editor and the pages. Pure data and predicates.
 */

import { isColour } from './css-colour.ts'
import { fontFamily } from './font-family.ts'

export { linkTarget } from './text/link-url.ts'

export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export const alignments = ['left', 'center', 'right', 'justify', 'start', 'end'] as const
export type Alignment = (typeof alignments)[number]

/** Marks with their HTML tags, outermost first, and Lexical's format bits. */
export const marks = [
  { tag: 'strong', bit: 1, name: 'Bold' },
  { tag: 'em', bit: 2, name: 'Italic' },
  { tag: 'u', bit: 8, name: 'Underline' },
  { tag: 's', bit: 4, name: 'Strike' },
  { tag: 'sub', bit: 32, name: 'Subscript' },
  { tag: 'sup', bit: 64, name: 'Superscript' },
  { tag: 'code', bit: 16, name: 'Code' },
] as const

/** Style properties of text, in output order. */
export const textStyles = ['color', 'background-color', 'font-family', 'font-size'] as const
export type TextStyle = (typeof textStyles)[number]
/** An indent of n steps is written as `padding-inline-start: ${n * INDENT_PX}px`, an alignment as `text-align`. */
export const INDENT_PX = 40
export const INDENT_MAX = 20

/** The values in the toolbar; other valid colours, font names and sizes are accepted too. */
export const palettes = {
  color: ['#14231f', '#4a5b56', '#0b5a50', '#1b6b3a', '#1d4e89', '#6a3d8f', '#97560a', '#b3261e'],
  'background-color': ['#fdf0d2', '#dcefe9', '#dfeaf6', '#ede3f5', '#fbe0dd', '#e7eae9', '#fff3a3'],
  'font-family': [
    'Inter, sans-serif',
    'Georgia, "Times New Roman", serif',
    'Monaco, "Courier New", monospace',
    'Mukta, sans-serif',
  ],
  'font-size': ['0.75em', '1em', '1.25em', '1.5em', '2em', '2.5em'],
} as const satisfies Record<TextStyle, readonly string[]>

const size = /^\+?(?:\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})(?:px|pt|pc|in|cm|mm|q|r?em|ex|ch|v[hw]|vmin|vmax|%)$/i
const sizeKeyword = /^(?:(?:x{1,2}|x{3}(?=-large))-(?:small|large)|small|medium|large|smaller|larger)$/i

/** The normalized value of a text style, or undefined if it is not allowed. */
export function textStyleValue(property: TextStyle, value: string): string | undefined {
  if (property === 'font-family') return fontFamily(value.trim())
  const tidy = value.trim().replace(/\s+/g, ' ')
  const isOne = property === 'font-size' ? size.test(tidy) || sizeKeyword.test(tidy) : isColour(tidy)
  return isOne ? tidy : undefined
}

export const isAlignment = (value: string): value is Alignment => alignments.some((alignment) => alignment === value)
