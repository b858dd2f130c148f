import { createCommand } from 'lexical'

import { isElement, type Node } from '#contract/rich-text/tree.ts'
import { foreignPictures } from './pasted-pictures.ts'

/** What a paste does not take over, by number. */
export interface PasteLosses {
  pictures: number
  /** Videos, sounds and pages within the page. */
  embeds: number
  /** Tables within a table, of which there is the text. */
  innerTables: number
}

/** Tells the editor's note what the last paste has lost, also if that is nothing. */
export const PASTED_COMMAND = createCommand<PasteLosses>('PASTED_COMMAND')

const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

/** What a paste or drop does not take over; the pictures that it does are of the library by then. */
export function lossesOf(nodes: readonly Node[]): PasteLosses {
  const losses: PasteLosses = { pictures: foreignPictures(nodes).length, embeds: 0, innerTables: 0 }
  const waiting = nodes.map((node) => ({ node, isInTable: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, isInTable } = next
    if (!isElement(node)) continue
    const isTable = node.tagName === 'table'
    if (isTable && isInTable) losses.innerTables += 1
    if (embeds.has(node.tagName)) losses.embeds += 1
    else for (const child of node.childNodes) waiting.push({ node: child, isInTable: isInTable || isTable })
  }
  return losses
}
