import {
  type Alignment,
  INDENT_MAX,
  INDENT_PX,
  isAlignment,
  marks,
  type TextStyle,
  textStyles,
  textStyleValue,
} from '../rich-text.ts'
import { quillAlignment, quillIndent, quillStyles } from './quill.ts'
import { declarationsOf } from './style-attribute.ts'
import type { ElementNode } from './tree.ts'

/** Text formatting at a position in the tree: marks as Lexical's bits, and allowed styles. */
export interface TextFormatting {
  format: number
  styles: Readonly<Partial<Record<TextStyle, string>>>
  /** White space is preserved. */
  pre: boolean
}

export const plainFormatting: TextFormatting = { format: 0, styles: {}, pre: false }

const bit = Object.fromEntries(marks.map((mark) => [mark.tag, mark.bit])) as Record<
  (typeof marks)[number]['tag'],
  number
>

const tagBits: Readonly<Record<string, number>> = {
  b: bit.strong,
  strong: bit.strong,
  i: bit.em,
  em: bit.em,
  cite: bit.em,
  dfn: bit.em,
  var: bit.em,
  u: bit.u,
  ins: bit.u,
  s: bit.s,
  strike: bit.s,
  del: bit.s,
  sub: bit.sub,
  sup: bit.sup,
  code: bit.code,
  kbd: bit.code,
  samp: bit.code,
  tt: bit.code,
}

const tagStyles: Readonly<Record<string, TextFormatting['styles']>> = {
  mark: { 'background-color': 'yellow' },
  big: { 'font-size': 'larger' },
  small: { 'font-size': 'smaller' },
}

const fontSizes = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large']

export const attribute = (element: ElementNode, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

export const classes = (element: ElementNode): string[] =>
  (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)

/** The declarations of an element's style attribute. */
export const declarations = (element: ElementNode): Map<string, string> =>
  declarationsOf(attribute(element, 'style') ?? '')

/** The text formatting inside an element, inherited from its parent's. */
export function textFormattingIn(
  element: ElementNode,
  parent: TextFormatting,
  styles: Map<string, string>,
): TextFormatting {
  const own: Partial<Record<TextStyle, string>> = {
    ...parent.styles,
    ...tagStyles[element.tagName],
    ...quillStyles(classes(element)),
  }
  if (element.tagName === 'font') Object.assign(own, fontStyles(element))
  for (const property of textStyles) setStyle(own, property, styles.get(property))
  if (!styles.has('background-color')) setStyle(own, 'background-color', styles.get('background'))
  const format = styledBits((parent.format | (tagBits[element.tagName] ?? 0)) >>> 0, styles)
  const whiteSpace = styles.get('white-space')
  const pre =
    element.tagName === 'pre' ||
    (whiteSpace === undefined ? parent.pre : /^(pre|pre-wrap|break-spaces)/.test(whiteSpace))
  return { format, styles: own, pre }
}

function setStyle(styles: Partial<Record<TextStyle, string>>, property: TextStyle, value: string | undefined): void {
  if (value === undefined) return
  // A transparent background is the default.
  if (property === 'background-color' && /^(transparent|none)$/i.test(value)) return
  const normalized = textStyleValue(property, value)
  if (normalized !== undefined) styles[property] = normalized
}

function fontStyles(element: ElementNode): TextFormatting['styles'] {
  const styles: Partial<Record<TextStyle, string>> = {}
  setStyle(styles, 'color', attribute(element, 'color'))
  setStyle(styles, 'font-family', attribute(element, 'face'))
  const size = Number.parseInt(attribute(element, 'size') ?? '', 10)
  const sign = /^\s*[+-]/.test(attribute(element, 'size') ?? '')
  const step = Number.isNaN(size) ? undefined : fontSizes[Math.min(Math.max((sign ? 3 : 0) + size, 1), 7) - 1]
  if (step !== undefined) styles['font-size'] = step
  return styles
}

/** Marks written as styles. Bold and italic can be reset, as Google Docs does around pasted content. */
function styledBits(bits: number, styles: Map<string, string>): number {
  let format = bits
  const weight = styles.get('font-weight')
  if (weight !== undefined)
    format = /^(bold|bolder|[6-9]\d\d|1000)$/i.test(weight)
      ? format | bit.strong
      : /^(normal|lighter|[1-5]\d\d)$/i.test(weight)
        ? format & ~bit.strong
        : format
  const slant = styles.get('font-style')
  if (slant !== undefined)
    format = /^(italic|oblique)/i.test(slant) ? format | bit.em : /^normal$/i.test(slant) ? format & ~bit.em : format
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  if (/\bunderline\b/i.test(line)) format |= bit.u
  if (/\bline-through\b/i.test(line)) format |= bit.s
  const raised = styles.get('vertical-align')
  if (raised === 'super') format |= bit.sup
  if (raised === 'sub') format |= bit.sub
  return format
}

/** The styles in Lexical's format: one string, in a fixed order. */
export const styleString = (styles: TextFormatting['styles']): string =>
  textStyles
    .flatMap((property) => (styles[property] === undefined ? [] : [`${property}: ${styles[property]};`]))
    .join(' ')

/** Alignment and indentation of a block. */
export interface BlockFormatting {
  format: Alignment | ''
  indent: number
}

/** The formatting of blocks inside an element, inherited from its parent's. */
export function blockFormattingIn(
  element: ElementNode,
  parent: BlockFormatting,
  styles: Map<string, string>,
): BlockFormatting {
  let { format, indent } = parent
  const named =
    element.tagName === 'center'
      ? 'center'
      : (styles.get('text-align') ?? attribute(element, 'align') ?? '').trim().toLowerCase()
  if (isAlignment(named)) format = named
  const names = classes(element)
  format = quillAlignment(names) ?? format
  if (element.tagName !== 'li') indent += quillIndent(names)
  if (!/^(ul|ol|li|td|th|table)$/.test(element.tagName)) indent += stepsOf(styles)
  return { format, indent: Math.min(indent, INDENT_MAX) }
}

/** Indentation in steps, from the padding or margin that editors write. */
function stepsOf(styles: Map<string, string>): number {
  const value = ['padding-inline-start', 'padding-left', 'margin-left', 'margin-inline-start']
    .map((name) => styles.get(name))
    .find((found) => found !== undefined)
  // Lexical writes `calc(steps * …)`.
  const times = /^calc\(\s*(\d{1,2})\s*\*/i.exec(value ?? '')?.[1]
  if (times !== undefined) return Number(times)
  const [, number, unit] = /^(\d{1,4}(?:\.\d+)?)(px|pt|em|rem|in|cm)$/i.exec(value ?? '') ?? []
  if (number === undefined || unit === undefined) return 0
  const pixels = { px: 1, pt: 4 / 3, em: 16, rem: 16, in: 96, cm: 37.8 }[unit.toLowerCase()] ?? 0
  return Math.round((Number(number) * pixels) / INDENT_PX)
}
