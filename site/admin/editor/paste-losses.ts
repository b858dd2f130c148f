import { createCommand } from 'lexical'

import { isElement, type Node } from '#contract/rich-text/tree.ts'
import { foreignPictures } from './pasted-pictures.ts'

/** The numbers of pasted items that were left out. */
export interface PasteLosses {
  pictures: number
  /** Videos, sounds and pages within the page. */
  embeds: number
  /** Tables within a table, of which there is the text. */
  innerTables: number
}

/** Reports to the editor's note what the last paste left out, if anything. */
export const PASTED_COMMAND = createCommand<PasteLosses>('PASTED_COMMAND')

const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

/** Counts what a paste or drop leaves out; accepted pictures are in the library by now. */
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
