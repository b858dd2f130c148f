import { MAX_DEPTH, type Item, nestItems } from './lists.ts'
import type { BlockFormatting } from './formatting.ts'
import {
  type FlowNode,
  heading,
  type HeadingNode,
  type InlineNode,
  lineBreak,
  paragraph,
  type PictureNode,
  quote,
  type QuoteNode,
} from './nodes.ts'

/** The list item for text inside an `<li>`; `item` is set once it has content. */
export interface ItemTarget {
  level: number
  ordered: boolean
  start: number
  item: Item | undefined
}

/** The block that a line of text is added to. */
export type BlockTarget =
  | { kind: 'paragraph' }
  | { kind: 'heading'; tag: HeadingNode['tag'] }
  | { kind: 'quote'; quote: { node: QuoteNode | undefined } }
  | { kind: 'item'; target: ItemTarget }

/** Collects a document's blocks in order; list items are collected and nested when the list ends. */
export class DocumentBuilder {
  private readonly blocks: FlowNode[] = []
  private items: Item[] = []
  /** The number with which a list goes on that a picture has interrupted. */
  private next: number | undefined
  /** The number of lines and pictures that were added. */
  count = 0

  add(target: BlockTarget, nodes: InlineNode[], formatting: BlockFormatting): void {
    this.count += 1
    if (target.kind === 'item') return this.addToItem(target.target, nodes, formatting)
    this.endList()
    if (target.kind === 'quote') this.addToQuote(target.quote, nodes, formatting)
    else
      this.blocks.push(
        target.kind === 'heading' ? heading(target.tag, nodes, formatting) : paragraph(nodes, formatting),
      )
  }

  /** Adds a picture. A list cannot contain one, so it ends; the list that follows continues its numbers. */
  addPicture(target: BlockTarget, picture: PictureNode): void {
    this.count += 1
    const next = target.kind === 'item' && target.target.ordered ? this.nextNumber() : undefined
    this.endList()
    this.blocks.push(picture)
    this.next = next
  }

  private nextNumber(): number | undefined {
    const [first] = this.items
    const outer = this.items.filter(({ level }) => level === 0)
    return first && first.level === 0 && outer.every(({ ordered }) => ordered) ? first.start + outer.length : this.next
  }

  /** Ends the current list. */
  endList(): void {
    this.next = undefined
    this.blocks.push(...nestItems(this.items))
    this.items = []
  }

  finish(): FlowNode[] {
    this.endList()
    return this.blocks
  }

  private addToItem(target: ItemTarget, nodes: InlineNode[], { format }: BlockFormatting): void {
    const { item } = target
    if (item !== undefined && this.items.at(-1) === item) {
      item.nodes.push(lineBreak(), ...nodes)
      return
    }
    target.item = {
      level: Math.min(target.level, MAX_DEPTH),
      ordered: target.ordered,
      start: (this.items.length === 0 && target.level === 0 && target.ordered ? this.next : undefined) ?? target.start,
      format,
      nodes,
    }
    this.items.push(target.item)
  }

  private addToQuote(target: { node: QuoteNode | undefined }, nodes: InlineNode[], formatting: BlockFormatting): void {
    if (target.node !== undefined && this.blocks.at(-1) === target.node) {
      target.node.children.push(lineBreak(), ...nodes)
      return
    }
    target.node = quote(nodes, formatting)
    this.blocks.push(target.node)
  }
}
