import type { Alignment } from '../rich-text.ts'
import { type InlineNode, list, listItem, type ListNode } from './nodes.ts'

/** Numbers of lists are below this, in HTML and in the structure alike. */
export const LIST_START_END = 1e9

/** One list item with its nesting level, as Quill and Word write lists. */
export interface Item {
  /** 0 for the outermost level. */
  level: number
  ordered: boolean
  /** The start number, if this item opens an ordered list. */
  start: number
  format: Alignment | ''
  nodes: InlineNode[]
}

export const MAX_DEPTH = 20

/** Nests items as Lexical does: an inner list is the only child of an item of the outer list. */
export function nestItems(items: readonly Item[]): ListNode[] {
  const lists: ListNode[] = []
  const open: { node: ListNode; next: number }[] = []
  const openList = ({ ordered, start }: Item) => {
    const node = list(ordered, start)
    const outer = open.at(-1)
    if (outer) outer.node.children.push(listItem([node], outer.next, open.length - 1))
    else lists.push(node)
    open.push({ node, next: start })
  }
  for (const item of items) {
    const level = Math.min(item.level, MAX_DEPTH)
    open.length = Math.min(open.length, level + 1)
    if (open[level] && (open[level].node.listType === 'number') !== item.ordered) open.pop()
    while (open.length <= level) openList(item)
    const target = open[level]
    if (!target) continue
    target.node.children.push(listItem(item.nodes, target.next, level, item.format))
    target.next += 1
  }
  return lists
}
