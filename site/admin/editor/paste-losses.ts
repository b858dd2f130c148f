import { createCommand } from 'lexical'

import { isElement, type Node } from '#contract/rich-text/tree.ts'
import { parse } from './document/parse-html.ts'

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

/** What a paste or drop does not take over. A picture alone comes as a file. */
export function lossesOf(data: Pick<DataTransfer, 'getData' | 'files'>): PasteLosses {
  const html = data.getData('text/html')
  const losses = countIn(parse(html))
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  return html === '' ? { ...losses, pictures: files.length } : losses
}

function countIn(nodes: readonly Node[]): PasteLosses {
  const losses: PasteLosses = { pictures: 0, embeds: 0, innerTables: 0 }
  const waiting = nodes.map((node) => ({ node, isInTable: false }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, isInTable } = next
    if (!isElement(node)) continue
    const isTable = node.tagName === 'table'
    if (isTable && isInTable) losses.innerTables += 1
    if (node.tagName === 'img' && isPicture(node)) losses.pictures += 1
    if (embeds.has(node.tagName)) losses.embeds += 1
    else for (const child of node.childNodes) waiting.push({ node: child, isInTable: isInTable || isTable })
  }
  return losses
}

/** No invisible pixel, and no emoji, whose sign is kept. */
function isPicture({ attrs }: Extract<Node, { tagName: string }>): boolean {
  const value = (name: string): string => attrs.find((attr) => attr.name === name)?.value ?? ''
  const isPixel = ['width', 'height'].some((name) => /^[01](px)?$/.test(value(name)))
  return !isPixel && !/^\p{Extended_Pictographic}/u.test(value('alt'))
}
