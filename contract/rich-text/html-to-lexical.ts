import { headings, linkTarget } from '../rich-text.ts'
import { DocumentBuilder, type BlockTarget, type ItemTarget } from './document-builder.ts'
import { InlineBuilder, type InlineLink } from './inline-builder.ts'
import { LIST_START_END } from './lists.ts'
import {
  attribute,
  classes,
  declarations,
  type TextFormatting,
  textFormattingIn,
  plainFormatting,
  type BlockFormatting,
  blockFormattingIn,
} from './formatting.ts'
import { type ElementNode, isElement, type Node } from './tree.ts'
import { type BlockNode, type RichText, root } from './nodes.ts'
import { captionOf, namedPicture } from './pictures.ts'
import { isQuillOrdered, quillIndent } from './quill.ts'
import { excelClasses, isForeign, pastedTable, withClasses } from './pasted-table.ts'
import { TableBuilder } from './table-builder.ts'
import { tableOf } from './tables.ts'
import { wordListItem } from './word-list.ts'

/** The inherited state at a position of the walk: formatting, link and target block. */
interface Context {
  textFormatting: TextFormatting
  formatting: BlockFormatting
  link: InlineLink | undefined
  target: BlockTarget
  /** The enclosing list, if any. */
  list: { level: number; ordered: boolean; start: number } | undefined
  /** The table whose rows are read. */
  table: TableBuilder | undefined
  /** Inside a table's header. */
  isHead: boolean
  /** Inside a list or a table's cell, which hold no tables. */
  isFlat: boolean
  /** The caption of the enclosing figure, for its picture. */
  caption: { text: string } | undefined
}

interface Frame {
  nodes: readonly Node[]
  index: number
  context: Context
  leave: () => void
}

const blocks = new Set(
  'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section summary table tbody tfoot thead tr ul xmp plaintext textarea'.split(
    ' ',
  ),
)
/** Elements whose content is not text of the page. */
const skipped = new Set('base head iframe link meta noembed noframes script style template title'.split(' '))

/**
 * Converts parsed HTML of any origin (editors, Word, Google Docs, hand-written) to rich text. Elements that are not
 * allowed are dropped, their text is kept.
 *
 * @param isFlat for a place that holds no tables: of those there is only the text
 */
export const fromTree = (nodes: readonly Node[], isFlat = false): RichText => new Walk().run(nodes, isFlat)

class Walk {
  private readonly blocks: BlockNode[] = []
  /** The blocks since the last table, or of the cell that is read. */
  private document = new DocumentBuilder()
  private sheet: ReturnType<typeof excelClasses> = new Map()
  private readonly line = new InlineBuilder()
  private readonly stack: Frame[] = []

  run(nodes: readonly Node[], isFlat: boolean): RichText {
    const context: Context = {
      textFormatting: plainFormatting,
      formatting: { format: '', indent: 0 },
      link: undefined,
      target: { kind: 'paragraph' },
      list: undefined,
      table: undefined,
      isHead: false,
      isFlat,
      caption: undefined,
    }
    this.sheet = excelClasses(nodes)
    this.push(nodes, context, () => this.flush(context))
    for (let frame = this.stack.at(-1); frame; frame = this.stack.at(-1)) this.step(frame)
    this.addBlocks(this.document.finish())
    return root(this.blocks)
  }

  private addBlocks(added: readonly BlockNode[]): void {
    for (const block of added) this.blocks.push(block)
  }

  private push(nodes: readonly Node[], context: Context, leave: () => void): void {
    this.stack.push({ nodes, index: 0, context, leave })
  }

  private step(frame: Frame): void {
    const node = frame.nodes[frame.index]
    frame.index += 1
    if (node === undefined) {
      frame.leave()
      this.stack.pop()
    } else if (isElement(node)) this.enter(node, frame.context)
    else if (node.nodeName === '#text')
      this.line.addText(node.value ?? '', frame.context.textFormatting, frame.context.link)
  }

  private enter(element: ElementNode, parent: Context): void {
    const { tagName } = element
    if (skipped.has(tagName)) return
    if (tagName === 'br') return this.addBreak(element)
    if (tagName === 'img') return this.addPicture(element, parent)
    if (tagName === 'figcaption' && parent.caption) return this.flush(parent)
    const styles = withClasses(element, declarations(element), this.sheet)
    if (/ignore/i.test(styles.get('mso-list') ?? '') || isHidden(styles)) return
    // A table's own font is the spreadsheet's default.
    const textFormatting =
      tagName === 'table' ? parent.textFormatting : textFormattingIn(element, parent.textFormatting, styles)
    if (parent.table && isCellTag(tagName))
      return this.enterCell(element, parent.table, { ...parent, textFormatting }, styles)
    if (!blocks.has(tagName)) return this.enterInline(element, { ...parent, textFormatting })
    this.flush(parent)
    const formatting = blockFormattingIn(element, parent.formatting, styles)
    this.enterBlock(element, { ...parent, textFormatting, formatting }, styles)
  }

  private addBreak(element: ElementNode): void {
    // Added by Safari around copied content; not a line break of the text.
    if (!classes(element).includes('Apple-interchange-newline')) this.line.addBreak()
  }

  /** Adds a picture; one that is not in the library is replaced by its alternative text. */
  private addPicture(element: ElementNode, parent: Context): void {
    const picture = namedPicture(element, parent.caption?.text)
    if (!picture) return this.line.addText(attribute(element, 'alt') ?? '', parent.textFormatting, parent.link)
    this.flush(parent)
    this.document.addPicture(parent.target, picture)
    if (parent.caption) parent.caption.text = ''
  }

  private enterInline(element: ElementNode, parent: Context): void {
    const context = element.tagName === 'a' ? { ...parent, link: linkOf(element) ?? parent.link } : parent
    const isCell = isCellTag(element.tagName)
    this.push(element.childNodes, context, () => {
      // Separates the texts of neighbouring cells.
      if (isCell) this.line.addText(' ', plainFormatting, undefined)
    })
  }

  private enterBlock(element: ElementNode, context: Context, styles: Map<string, string>): void {
    const { tagName } = element
    if (/^(ul|ol|menu|dir)$/.test(tagName)) return this.enterList(element, context)
    if (tagName === 'table' && !context.isFlat) return this.enterTable(element, context)
    if (tagName === 'tr') context.table?.addRow()
    if (tagName === 'li') return this.enterItem(element, context, itemTarget(element, context))
    const word = tagName === 'p' ? wordListItem(element, styles) : undefined
    if (word)
      return this.enterItem(
        element,
        { ...context, formatting: { ...context.formatting, indent: 0 } },
        { ...word, start: 1, item: undefined },
      )
    const isHead = context.isHead || tagName === 'thead'
    const caption = tagName === 'figure' ? captionOf(element) : context.caption
    const inside = { ...context, isHead, caption, target: targetInside(tagName, context.target) }
    this.push(element.childNodes, inside, () => this.flush(inside))
  }

  private enterList(element: ElementNode, parent: Context): void {
    if (!parent.list) this.document.endList()
    const ordered = element.tagName === 'ol'
    const start = Number.parseInt(attribute(element, 'start') ?? '1', 10)
    const list = {
      level: parent.list ? parent.list.level + 1 : 0,
      ordered,
      start: start > 0 && start < LIST_START_END ? start : 1,
    }
    // Text directly in a list becomes an item.
    const context: Context = {
      ...parent,
      list,
      target: { kind: 'item', target: { ...list, item: undefined } },
      isFlat: true,
    }
    this.push(element.childNodes, context, () => {
      this.flush(context)
      if (!parent.list) this.document.endList()
    })
  }

  private enterItem(element: ElementNode, parent: Context, target: ItemTarget): void {
    const list = { level: target.level, ordered: target.ordered, start: target.start }
    const context: Context = { ...parent, list, target: { kind: 'item', target }, isFlat: true }
    const before = this.document.count
    this.push(element.childNodes, context, () => {
      this.flush(context)
      // Keeps empty items.
      if (this.document.count === before) this.document.add(context.target, [], context.formatting)
    })
  }

  private enterTable(element: ElementNode, parent: Context): void {
    const table = new TableBuilder()
    const context: Context = { ...parent, formatting: { format: '', indent: 0 }, table, isHead: false }
    this.push(element.childNodes, context, () => {
      this.flush(context)
      this.addBlocks(this.document.finish())
      this.document = new DocumentBuilder()
      this.addBlocks(isForeign(element) ? pastedTable(table.rows) : tableOf(table.rows))
    })
  }

  private enterCell(element: ElementNode, table: TableBuilder, parent: Context, styles: Map<string, string>): void {
    this.flush(parent)
    const outer = this.document
    this.document = new DocumentBuilder()
    const context: Context = {
      ...parent,
      formatting: { ...blockFormattingIn(element, parent.formatting, styles), indent: 0 },
      target: { kind: 'paragraph' },
      table: undefined,
      isFlat: true,
    }
    this.push(element.childNodes, context, () => {
      this.flush(context)
      table.addCell(element, parent.isHead, this.document.finish())
      this.document = outer
    })
  }

  private flush({ target, formatting }: Context): void {
    const nodes = this.line.take()
    if (nodes) this.document.add(target, nodes, formatting)
  }
}

const isCellTag = (tagName: string): boolean => tagName === 'td' || tagName === 'th'

/** Whether an element is hidden, such as rows that Excel writes for its own use. */
const isHidden = (styles: Map<string, string>): boolean => /^none$/i.test(styles.get('display') ?? '')

/** Text in a quote or an item stays there, including the text of nested blocks. */
function targetInside(tagName: string, parent: BlockTarget): BlockTarget {
  if (parent.kind === 'item' || parent.kind === 'quote') return parent
  const tag = headings.find((name) => name === tagName)
  if (tag) return { kind: 'heading', tag }
  if (tagName === 'blockquote') return { kind: 'quote', quote: { node: undefined } }
  return parent
}

/** Quill writes nesting as a class and the kind of list as an attribute of the item. */
function itemTarget(element: ElementNode, { list }: Context): ItemTarget {
  return {
    level: (list?.level ?? 0) + quillIndent(classes(element)),
    ordered: isQuillOrdered(attribute(element, 'data-list')) ?? list?.ordered ?? false,
    start: list?.start ?? 1,
    item: undefined,
  }
}

function linkOf(element: ElementNode): InlineLink | undefined {
  const href = attribute(element, 'href')
  const url = href === undefined ? undefined : linkTarget(href)
  return url === undefined ? undefined : { url, newTab: attribute(element, 'target') === '_blank' }
}
