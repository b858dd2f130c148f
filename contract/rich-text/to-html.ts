import {
  alignments,
  headings,
  INDENT_MAX,
  INDENT_PX,
  linkTarget,
  marks,
  textStyles,
  textStyleValue,
} from '../rich-text.ts'
import { isRecord } from '../narrow.ts'
import { declarationsOf } from './style-attribute.ts'
import { attributeText, escapeText } from './escape.ts'
import { layOut, type PlacedCell, type Spans } from './grid.ts'
import { preserveSpaces } from './inline-builder.ts'
import { pictureHtml } from './pictures.ts'
import { LIST_START_END } from './lists.ts'
import { IN_HEADER_ROW, isHeaderRow, cellStateOf } from './tables.ts'

/** Any JSON node; unvalidated, since any client with write access may send it. */
type Json = Readonly<Record<string, unknown>>

const childrenOf = (node: Json): Json[] => (Array.isArray(node['children']) ? node['children'].filter(isRecord) : [])
const string = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0)

/** Below this depth only the text is read; no editor nests so deeply. */
const MAX_DEPTH = 60

/** Converts rich text to HTML. Only allowed elements are written; unknown nodes keep their text. */
export function toHtml(state: unknown): string {
  if (!isRecord(state) || !isRecord(state['root'])) return ''
  return blocksHtml(childrenOf(state['root']), 0)
}

/** @param isFlat inside a list or a table's cell, which hold no tables */
function blocksHtml(nodes: readonly Json[], depth: number, isFlat = false): string {
  let html = ''
  let loose: Json[] = []
  const endLoose = () => {
    if (loose.length > 0) html += `<p>${inlineHtml(loose)}</p>`
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      endLoose()
      html += blockHtml(node, depth, isFlat)
    }
  }
  endLoose()
  return html
}

const isInline = ({ type }: Json): boolean =>
  type === 'text' || type === 'linebreak' || type === 'link' || type === 'autolink' || type === 'tab'

function blockHtml(node: Json, depth: number, isFlat: boolean): string {
  if (node['type'] === 'upload') return pictureHtml(node)
  if (node['type'] === 'list') return listHtml(node, depth)
  const children = childrenOf(node)
  if (depth > MAX_DEPTH) return `<p>${inlineHtml(leavesOf(node))}</p>`
  const table = node['type'] === 'table' && !isFlat ? tableHtml(children, depth) : undefined
  if (table !== undefined) return table
  const tag = blockTag(node)
  if (tag === undefined || !children.every(isInline)) return blocksHtml(children, depth + 1, isFlat)
  return `<${tag}${stance(node)}>${inlineHtml(children)}</${tag}>`
}

function blockTag({ type, tag }: Json): string | undefined {
  if (type === 'paragraph') return 'p'
  if (type === 'quote') return 'blockquote'
  return type === 'heading' ? (headings.find((name) => name === tag) ?? 'p') : undefined
}

function stance(node: Json): string {
  const align = alignments.find((alignment) => alignment === node['format'])
  const indent = Math.min(Math.max(number(node['indent']), 0), INDENT_MAX)
  const styles = [
    ...(align ? [`text-align: ${align};`] : []),
    ...(indent > 0 ? [`padding-inline-start: ${indent * INDENT_PX}px;`] : []),
  ]
  return styles.length > 0 ? ` style="${styles.join(' ')}"` : ''
}

/**
 * In HTML an inner list belongs to the item before it and would inherit its alignment, which it does not in an editor;
 * so items without an alignment of their own get `start` there.
 */
function listHtml(node: Json, depth: number, aligned = false): string {
  if (depth > MAX_DEPTH) return `<p>${inlineHtml(leavesOf(node))}</p>`
  const items: { html: string; aligned: boolean }[] = []
  for (const child of childrenOf(node)) {
    const parts = childrenOf(child)
    const own = parts.filter(isInline)
    const outer = own.length === 0 && parts.length > 0 ? items.at(-1) : undefined
    const item = outer ?? openItem(child, own, parts.length, aligned)
    if (!outer) items.push(item)
    for (const part of parts)
      if (!isInline(part))
        item.html +=
          part['type'] === 'list' ? listHtml(part, depth + 1, item.aligned) : blockHtml(part, depth + 1, true)
  }
  const tag = node['listType'] === 'number' || node['tag'] === 'ol' ? 'ol' : 'ul'
  const start = number(node['start'])
  const attributes = tag === 'ol' && start > 1 && start < LIST_START_END ? ` start="${start}"` : ''
  return items.length === 0 ? '' : `<${tag}${attributes}>${items.map(({ html }) => `${html}</li>`).join('')}</${tag}>`
}

function openItem(
  node: Json,
  own: readonly Json[],
  parts: number,
  aligned: boolean,
): { html: string; aligned: boolean } {
  if (own.length === 0 && parts > 0) return { html: '<li>', aligned }
  const format = node['format'] || (aligned ? 'start' : '')
  return { html: `<li${stance({ format })}>${inlineHtml(own)}`, aligned: aligned || format !== '' }
}

interface JsonCell extends Spans {
  headerState: number
  children: readonly Json[]
}

/** A table that fills its grid; undefined for one that is none, or too large. */
function tableHtml(rows: readonly Json[], depth: number): string | undefined {
  const cells = rows.map(childrenOf)
  if (!rows.every(isA('tablerow')) || !cells.every((row) => row.every(isA('tablecell')))) return undefined
  const grid = layOut(cells.map((row) => row.map(cellOf)))
  if (!grid) return undefined
  const head = headerRows(grid)
  const html = grid.map((row) => `<tr>${row.map((cell) => cellHtml(cell, row, depth)).join('')}</tr>`)
  return `<table>${rowsHtml('thead', html.slice(0, head))}${rowsHtml('tbody', html.slice(head))}</table>`
}

const isA =
  (type: string) =>
  (node: Json): boolean =>
    node['type'] === type

const cellOf = (node: Json): JsonCell => ({
  colSpan: number(node['colSpan']),
  rowSpan: number(node['rowSpan']),
  headerState: number(node['headerState']),
  children: childrenOf(node),
})

const rowsHtml = (tag: 'thead' | 'tbody', rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<${tag}>${rows.join('')}</${tag}>`

/** The number of header rows; 0 if one of their cells reaches below them. */
function headerRows(grid: readonly PlacedCell<JsonCell>[][]): number {
  const end = grid.findIndex((row) => !isHeaderRow(row))
  const rows = end < 0 ? grid.length : end
  const isWhole = grid.slice(0, rows).every((row, y) => row.every(({ rowSpan }) => y + rowSpan <= rows))
  return isWhole ? rows : 0
}

function cellHtml(placed: PlacedCell<JsonCell>, row: readonly PlacedCell<JsonCell>[], depth: number): string {
  const state = cellStateOf(placed, row)
  const tag = state === 0 ? 'td' : 'th'
  const attributes = [
    ...(state === 0 ? [] : [` scope="${(state & IN_HEADER_ROW) === 0 ? 'row' : 'col'}"`]),
    ...(placed.colSpan > 1 ? [` colspan="${placed.colSpan}"`] : []),
    ...(placed.rowSpan > 1 ? [` rowspan="${placed.rowSpan}"`] : []),
  ]
  return `<${tag}${attributes.join('')}>${cellContent(placed.cell?.children ?? [], depth)}</${tag}>`
}

/** A cell's only paragraph needs no tag, unless it is aligned. */
function cellContent(children: readonly Json[], depth: number): string {
  const [only, ...others] = children
  const inline = children.every(isInline)
    ? children
    : others.length === 0 && only?.['type'] === 'paragraph' && stance(only) === ''
      ? childrenOf(only)
      : undefined
  if (!inline?.every(isInline)) return blocksHtml(children, depth + 1, true)
  return inline.length === 0 ? '' : inlineHtml(inline)
}

/** The text and line-break nodes in a node, in document order. */
function leavesOf(node: Json): Json[] {
  const leaves: Json[] = []
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next['type'] === 'text' || next['type'] === 'linebreak') leaves.push(next)
    else waiting.push(...childrenOf(next).toReversed())
  }
  return leaves
}

const BREAK = '<br>'

interface Run {
  /** Opening tags, outermost first. */
  tags: string[]
  text: string
}

/** The HTML of a line; tags that neighbouring runs share are opened once. An empty line becomes a break. */
function inlineHtml(nodes: readonly Json[]): string {
  const runs = visible(nodes.flatMap((node, i) => runsOf(node, `${i}`)))
  let html = ''
  let open: string[] = []
  for (const { tags, text } of runs) {
    let common = 0
    while (common < open.length && open[common] === tags[common]) common += 1
    html += closing(open.slice(common)) + tags.slice(common).map(withoutKey).join('') + text
    open = tags
  }
  html += closing(open)
  // Browsers do not show a trailing break, so another is added.
  return runs.length === 0 || runs.at(-1)?.text === BREAK ? html + BREAK : html
}

const closing = (tags: readonly string[]): string =>
  tags
    .toReversed()
    .map((tag) => `</${/^<(\w+)/.exec(tag)?.[1] ?? ''}>`)
    .join('')

/** A key behind the tag keeps neighbouring links with equal URLs separate. */
const withoutKey = (tag: string): string => tag.slice(0, tag.indexOf('>') + 1)

function runsOf(node: Json, key: string): Run[] {
  if (node['type'] === 'linebreak') return [{ tags: [], text: BREAK }]
  if (node['type'] === 'tab') return [{ tags: [], text: '\t' }]
  if (node['type'] === 'text') return textRuns(node)
  const opening = linkTag(node)
  const inner = childrenOf(node).flatMap((child, i) => runsOf(child, `${key}.${i}`))
  if (opening === undefined) return inner
  // As where HTML is read, breaks at a link's edges are outside of it.
  const [first, last] = [inner.findIndex(isText), inner.findLastIndex(isText)]
  return inner.map(({ tags, text }, i) => ({ tags: i < first || i > last ? [] : [`${opening}${key}`, ...tags], text }))
}

const isText = ({ text }: Run): boolean => text !== BREAK

/** Payload stores a link's URL in `fields`, Lexical on the node. */
function linkTag({ fields, url, target }: Json): string | undefined {
  const link = isRecord(fields) ? fields : { url, newTab: target === '_blank' }
  const href = linkTarget(string(link['url']))
  if (href === undefined || link['linkType'] === 'internal') return undefined
  return `<a href="${attributeText(href)}"${link['newTab'] === true ? ' target="_blank" rel="noopener noreferrer"' : ''}>`
}

function textRuns(node: Json): Run[] {
  const bits = number(node['format'])
  const style = styleOf(string(node['style']))
  const tags = [
    ...(style ? [`<span style="${attributeText(style)}">`] : []),
    ...marks.filter(({ bit }) => (bits & bit) !== 0).map(({ tag }) => `<${tag}>`),
  ]
  return string(node['text'])
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line, i) => [
      ...(i > 0 ? [{ tags: [], text: BREAK }] : []),
      ...(line === '' ? [] : [{ tags, text: line }]),
    ])
}

/** The allowed styles of a text node, in output order. */
function styleOf(style: string): string {
  const given = declarationsOf(style)
  return textStyles
    .flatMap((property) => {
      const value = textStyleValue(property, given.get(property) ?? '')
      return value === undefined ? [] : [`${property}: ${value};`]
    })
    .join(' ')
}

/** Escapes texts line by line; spaces that browsers would collapse become no-break spaces. */
function visible(runs: readonly Run[]): Run[] {
  const shown: Run[] = []
  let line: Run[] = []
  const endLine = () => {
    const whole = preserveSpaces(line.map(({ text }) => text).join(''))
    let at = 0
    for (const { tags, text } of line) {
      shown.push({ tags, text: escapeText(whole.slice(at, at + text.length)) })
      at += text.length
    }
    line = []
  }
  for (const { tags, text } of runs) {
    if (text === BREAK) {
      endLine()
      shown.push({ tags, text })
    } else line.push({ tags, text: text.replaceAll('\t', '    ').replace(/[\f\v]/g, ' ') })
  }
  endLine()
  return shown
}
