import { describe, expect, it } from 'vitest'

import { RICH_TEXT_NODES } from '#contract/limits.ts'
import { fromHtml } from './from-html.ts'
import { hasFewNodes, hasTooManyNodes } from './size.ts'

const paragraphs = (count: number, text: string) => fromHtml(`<p>${text}</p>`.repeat(count))
/** A chain of nodes, each the only child of the one before. */
const chain = (length: number) => {
  let node: object = { type: 'text' }
  for (let n = 1; n < length; n += 1) node = { type: 'quote', children: [node] }
  return { root: { children: [node] } }
}
const flat = (length: number) => ({ root: { children: Array.from({ length }, () => null) } })

describe('the number of nodes in a rich text', () => {
  it.each([
    ['at the limit, of paragraphs with a text each', paragraphs(RICH_TEXT_NODES / 2, 'x'), false],
    ['two over it', paragraphs(RICH_TEXT_NODES / 2 + 1, 'x'), true],
    ['one over it, invalid nodes', flat(RICH_TEXT_NODES + 1), true],
    ['at the limit, nested', chain(RICH_TEXT_NODES), false],
    ['one over it, nested', chain(RICH_TEXT_NODES + 1), true],
    ['at the limit, invalid nodes', flat(RICH_TEXT_NODES), false],
    ['far over it', flat(600_000), true],
    ['none', null, false],
    ['no structure', 'text', false],
    ['children that are no list', { root: { children: 'x' } }, false],
  ])('%s', (_what, structure, expected) => expect(hasTooManyNodes(structure)).toBe(expected))

  it.each([
    [paragraphs(1500, 'x'), true],
    [paragraphs(1501, 'x'), false],
  ])('is small up to 3,000', (structure, expected) => expect(hasFewNodes(structure)).toBe(expected))
})
