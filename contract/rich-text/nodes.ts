import type { Alignment } from '../rich-text.ts'

/** Lexical's document as Payload's editor stores it, limited to the allowed nodes. */
export interface TextNode {
  type: 'text'
  version: 1
  text: string
  format: number
  style: string
  mode: 'normal'
  detail: 0
}

export interface LineBreakNode {
  type: 'linebreak'
  version: 1
}

interface Element<Child> {
  version: number
  direction: null
  format: Alignment | ''
  indent: number
  children: Child[]
}

export interface LinkNode extends Element<TextNode | LineBreakNode> {
  type: 'link'
  fields: { linkType: 'custom'; url: string; newTab: boolean }
}

export type InlineNode = TextNode | LineBreakNode | LinkNode

export interface ParagraphNode extends Element<InlineNode> {
  type: 'paragraph'
  textFormat: 0
  textStyle: ''
}

export interface HeadingNode extends Element<InlineNode> {
  type: 'heading'
  tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

export interface QuoteNode extends Element<InlineNode> {
  type: 'quote'
}

export interface ListItemNode extends Element<InlineNode | ListNode> {
  type: 'listitem'
  value: number
}

export interface ListNode extends Element<ListItemNode> {
  type: 'list'
  listType: 'bullet' | 'number'
  tag: 'ul' | 'ol'
  start: number
}

/** The data that shows a picture where a text is read; it is not stored. */
export interface ShownPicture {
  src: string
  srcset?: string
  width?: number
  height?: number
}

/** A picture of the library, as Payload's editor stores it. */
export interface PictureNode {
  type: 'upload'
  version: 2
  format: ''
  relationTo: 'media'
  /** The picture's id; empty while only its file is known. */
  value: string
  /** An empty alternative text is the picture's own. */
  fields: { alt: string; caption: string }
  shown?: ShownPicture
}

/** The nodes that a table's cell may contain. */
export type FlowNode = ParagraphNode | HeadingNode | QuoteNode | ListNode | PictureNode

export interface TableCellNode extends Element<FlowNode> {
  type: 'tablecell'
  /** Bits: 1 in a header row, 2 in a header column. */
  headerState: number
  colSpan: number
  rowSpan: number
  backgroundColor: null
}

export interface TableRowNode extends Element<TableCellNode> {
  type: 'tablerow'
}

export interface TableNode extends Element<TableRowNode> {
  type: 'table'
}

export type BlockNode = FlowNode | TableNode

export interface RichText {
  [key: string]: unknown
  root: Element<BlockNode> & { type: 'root' }
}

const element = <Child>(children: Child[], format: Alignment | '' = '', indent = 0): Element<Child> => ({
  version: 1,
  direction: null,
  format,
  indent,
  children,
})

export const text = (content: string, format: number, style: string): TextNode => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  style,
  mode: 'normal',
  detail: 0,
})
export const lineBreak = (): LineBreakNode => ({ type: 'linebreak', version: 1 })
export const link = (url: string, newTab: boolean): LinkNode => ({
  ...element<TextNode | LineBreakNode>([]),
  type: 'link',
  // Payload adds the id that its editor requires to links of version 2.
  version: 2,
  fields: { linkType: 'custom', url, newTab },
})

export const picture = (value: string, fields: PictureNode['fields'], shown?: ShownPicture): PictureNode => ({
  type: 'upload',
  // Payload adds the id that its editor requires to pictures of version 2.
  version: 2,
  format: '',
  relationTo: 'media',
  value,
  fields,
  ...(shown ? { shown } : {}),
})

type Shape = { format: Alignment | ''; indent: number }

export const paragraph = (children: InlineNode[], { format, indent }: Shape): ParagraphNode => ({
  ...element(children, format, indent),
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
})
export const heading = (tag: HeadingNode['tag'], children: InlineNode[], { format, indent }: Shape): HeadingNode => ({
  ...element(children, format, indent),
  type: 'heading',
  tag,
})
export const quote = (children: InlineNode[], { format, indent }: Shape): QuoteNode => ({
  ...element(children, format, indent),
  type: 'quote',
})
export const list = (ordered: boolean, start: number): ListNode => ({
  ...element<ListItemNode>([]),
  type: 'list',
  listType: ordered ? 'number' : 'bullet',
  tag: ordered ? 'ol' : 'ul',
  start,
})
export const listItem = (
  children: ListItemNode['children'],
  value: number,
  level: number,
  format: Alignment | '' = '',
): ListItemNode => ({
  ...element(children, format, level),
  type: 'listitem',
  value,
})
export const tableCell = (
  children: FlowNode[],
  { headerState, colSpan, rowSpan }: Pick<TableCellNode, 'headerState' | 'colSpan' | 'rowSpan'>,
): TableCellNode => ({
  ...element(children),
  type: 'tablecell',
  headerState,
  colSpan,
  rowSpan,
  backgroundColor: null,
})
export const tableRow = (children: TableCellNode[]): TableRowNode => ({ ...element(children), type: 'tablerow' })
export const table = (children: TableRowNode[]): TableNode => ({ ...element(children), type: 'table' })
export const root = (children: BlockNode[]): RichText => ({ root: { ...element(children), type: 'root' } })
