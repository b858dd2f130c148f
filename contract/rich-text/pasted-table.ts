import { attribute, classes } from './formatting.ts'
import { declarationsOf } from './style-attribute.ts'
import { type Cell, IN_HEADER_ROW, tableOf } from './tables.ts'
import { marks } from '../rich-text.ts'
import type { BlockNode, FlowNode, InlineNode, LinkNode, ListItemNode, TextNode } from './nodes.ts'
import { type ElementNode, isElement, type Node } from './tree.ts'

const BOLD = marks.find(({ tag }) => tag === 'strong')?.bit ?? 0

/** Whether a table comes from elsewhere: the tables of this vocabulary have no attributes. */
export const isForeign = (table: ElementNode): boolean => table.attrs.length > 0

/** A table from elsewhere; one of a single cell is a frame around what it holds. */
export function pastedTable(rows: readonly (readonly Cell[])[]): BlockNode[] {
  const [only, ...others] = rows.flat()
  return only && others.length === 0 ? only.blocks : tableOf(withHeader(rows))
}

/**
 * The rows of a table from a word processor or a spreadsheet: cells of nothing but spaces are empty, and where a table has no
 * headers, a first row that is all bold is one.
 */
function withHeader(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const tidy = rows.map((row) => row.map((cell) => (isBlank(cell) ? { ...cell, blocks: [] } : cell)))
  const [first, ...others] = tidy.filter((row) => row.length > 0)
  const isHeader = first !== undefined && isBold(first) && others.length > 0 && !others.every(isBold)
  if (!isHeader || tidy.flat().some(({ headerState }) => headerState !== 0)) return tidy
  return tidy.map((row) => (row === first ? row.map(headerCell) : row))
}

const leavesOf = (nodes: readonly (FlowNode | ListItemNode | InlineNode)[]): TextNode[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : 'children' in node ? leavesOf(node.children) : []))

const textsOf = ({ blocks }: Cell): TextNode[] => leavesOf(blocks).filter(({ text }) => text.trim() !== '')

const isBlank = (cell: Cell): boolean =>
  cell.blocks.length === 1 && cell.blocks[0]?.type !== 'upload' && textsOf(cell).length === 0

function isBold(row: readonly Cell[]): boolean {
  const texts = row.flatMap(textsOf)
  return texts.length > 0 && texts.every(({ format }) => (format & BOLD) !== 0)
}

/** Makes a cell a header cell, and removes bold marks, since header cells are shown bold. */
const headerCell = (cell: Cell): Cell => ({
  ...cell,
  headerState: IN_HEADER_ROW,
  blocks: cell.blocks.map((block) =>
    block.type === 'list' || block.type === 'upload' ? block : { ...block, children: block.children.map(plain) },
  ),
})

function plain(node: InlineNode): InlineNode {
  if (node.type === 'link') return { ...node, children: node.children.map(plainLeaf) }
  return plainLeaf(node)
}

const plainLeaf = <Leaf extends LinkNode['children'][number]>(leaf: Leaf): Leaf =>
  leaf.type === 'text' ? { ...leaf, format: leaf.format & ~BOLD } : leaf

/** The properties that are read from Excel's style sheets. */
const sheetProperties = ['font-weight', 'font-style', 'text-decoration', 'text-align', 'text-underline-style']
const SHEET_MAX = 200_000

/** The declarations of Excel's classes (`.xl65`) in the style sheets of pasted HTML. */
export function excelClasses(nodes: readonly Node[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const node of nodes) {
    if (!isElement(node) || node.tagName !== 'style') continue
    const sheet = node.childNodes.map((child) => (isElement(child) ? '' : (child.value ?? ''))).join('')
    for (const [, name, rules] of sheet.slice(0, SHEET_MAX).matchAll(/\.(xl\d{1,6})\s*\{([^{}]*)\}/g)) {
      const declared = [...declarationsOf(rules ?? '')].filter(([property]) => sheetProperties.includes(property))
      if (name !== undefined) found.set(name, new Map(declared))
    }
  }
  return found
}

/** The declarations of an element's classes and of its style attribute, which win. */
export function withClasses(
  element: ElementNode,
  styles: Map<string, string>,
  sheet: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Map<string, string> {
  if (sheet.size === 0 || attribute(element, 'class') === undefined) return styles
  return new Map([...classes(element).flatMap((name) => [...(sheet.get(name) ?? [])]), ...styles])
}
