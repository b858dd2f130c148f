import { createCommand } from 'lexical'

import { isElement, type Node } from '#contract/rich-text/tree.ts'
import { foreignPictures } from './pasted-pictures.ts'

/** How many items of each kind a paste left out. */
export interface PasteLosses {
  pictures: number
  /** Videos, sounds and pages within the page. */
  embeds: number
  /** Tables within a table, of which the text is kept. */
  innerTables: number
}

/** Tells the editor's note what a paste left out. Sent even if that is nothing, so that the note of an earlier paste goes. */
export const PASTED_COMMAND = createCommand<PasteLosses>('PASTED_COMMAND')

const embeds = new Set(['iframe', 'video', 'audio', 'object', 'embed'])

/** Counts what a paste or drop leaves out. Pictures that `takePictures` has marked with an id count as pictures of the library. */
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
