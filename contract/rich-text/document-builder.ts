import { MAX_DEPTH, type Item, nestItems } from './lists.ts'
import type { BlockFormatting } from './formatting.ts'
import {
  type BlockNode,
  heading,
  type HeadingNode,
  type InlineNode,
  lineBreak,
  paragraph,
  quote,
  type QuoteNode,
} from './nodes.ts'

/** The list item for text inside an `<li>`; `item` is set once it has content. */
export interface ItemPlace {
  level: number
  ordered: boolean
  start: number
  item: Item | undefined
}

/** The block that a line of text is added to. */
export type Place =
  | { kind: 'paragraph' }
  | { kind: 'heading'; tag: HeadingNode['tag'] }
  | { kind: 'quote'; quote: { node: QuoteNode | undefined } }
  | { kind: 'item'; place: ItemPlace }

/** Collects a document's blocks in order; list items are collected and nested when the list ends. */
export class DocumentBuilder {
  private readonly blocks: BlockNode[] = []
  private items: Item[] = []

  get itemCount(): number {
    return this.items.length
  }

  add(place: Place, nodes: InlineNode[], stance: BlockFormatting): void {
    if (place.kind === 'item') return this.addToItem(place.place, nodes, stance)
    this.endList()
    if (place.kind === 'quote') this.addToQuote(place.quote, nodes, stance)
    else this.blocks.push(place.kind === 'heading' ? heading(place.tag, nodes, stance) : paragraph(nodes, stance))
  }

  /** Ends the current list. */
  endList(): void {
    this.blocks.push(...nestItems(this.items))
    this.items = []
  }

  finish(): BlockNode[] {
    this.endList()
    return this.blocks
  }

  private addToItem(place: ItemPlace, nodes: InlineNode[], { format }: BlockFormatting): void {
    const { item } = place
    if (item !== undefined && this.items.at(-1) === item) {
      item.nodes.push(lineBreak(), ...nodes)
      return
    }
    place.item = { level: Math.min(place.level, MAX_DEPTH), ordered: place.ordered, start: place.start, format, nodes }
    this.items.push(place.item)
  }

  private addToQuote(place: { node: QuoteNode | undefined }, nodes: InlineNode[], stance: BlockFormatting): void {
    if (place.node !== undefined && this.blocks.at(-1) === place.node) {
      place.node.children.push(lineBreak(), ...nodes)
      return
    }
    place.node = quote(nodes, stance)
    this.blocks.push(place.node)
  }
}
