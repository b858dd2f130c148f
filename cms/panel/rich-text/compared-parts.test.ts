import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { diffTokens } from '#cms/internals/payload-rich-text-diff.ts'
import { isRecord } from '#contract/narrow.ts'
import { comparedParts as partsOf } from './compared-parts.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const textOf = (...blocks: readonly unknown[]) => ({ root: { children: blocks } })
const words = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ')

/** A block's tokens: one at the start and the end of each node, and those of its text. */
const tokensOf = (node: unknown): string[] => {
  if (!isRecord(node)) return []
  const children: unknown[] = Array.isArray(node['children']) ? node['children'] : []
  return [`<${String(node['type'])}>`, ...diffTokens(String(node['text'] ?? '')), ...children.flatMap(tokensOf), '</>']
}
const comparedParts = (before: unknown, after: unknown) => partsOf(before, after, tokensOf)

describe('the parts of a comparison', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(paragraph)

  it('are runs of equal blocks, and what differs between them', () => {
    expect(comparedParts(textOf(a, b, c), textOf(a, d, c))).toEqual([
      { from: [a], to: [a] },
      { from: [b], to: [d] },
      { from: [c], to: [c] },
    ])
    expect(comparedParts(textOf(a, b), textOf(c, a, b))).toEqual([
      { from: [], to: [c] },
      { from: [a, b], to: [a, b] },
    ])
    expect(comparedParts(textOf(a, a, b), textOf(a, b))).toEqual([
      { from: [a], to: [a] },
      { from: [a], to: [] },
      { from: [b], to: [b] },
    ])
  })

  it('are one without content where neither version has any', () => {
    for (const nothing of [undefined, null, '', {}, { root: null }, textOf()])
      expect(comparedParts(nothing, nothing)).toEqual([{ from: [], to: [] }])
  })

  it('are short where much differs, and of large blocks what was removed and what was added', () => {
    const [few, many] = [paragraph(words(50, 'x')), paragraph(words(500, 'x'))]
    const [other, others] = [paragraph(words(50, 'y')), paragraph(words(500, 'y'))]
    expect(comparedParts(textOf(few, many), textOf(other, others))).toEqual([
      { from: [few], to: [other] },
      { from: [many], to: [] },
      { from: [], to: [others] },
    ])
    const list = (item: string) => ({ type: 'list', children: Array.from({ length: 400 }, () => paragraph(item)) })
    expect(comparedParts(textOf(list('a')), textOf(list('b')))).toEqual([
      { from: [list('a')], to: [] },
      { from: [], to: [list('b')] },
    ])
  })

  it('are whole blocks where little differs, however long they are', () => {
    const long = (word: string) => paragraph(`${words(500, 'x')} ${word} ${words(500, 'y')}`)
    expect(comparedParts(textOf(long('13')), textOf(long('15')))).toEqual([{ from: [long('13')], to: [long('15')] }])
    const list = (last: string) => ({
      type: 'list',
      children: [...Array.from({ length: 400 }, () => a), paragraph(last)],
    })
    expect(comparedParts(textOf(list('b')), textOf(list('c')))).toEqual([{ from: [list('b')], to: [list('c')] }])
  })

  it('have fewer words in Devanagari, each letter of which is compared, as are signs', () => {
    const [one, other] = [paragraph('क ख '.repeat(200)), paragraph('ग घ '.repeat(200))]
    expect(comparedParts(textOf(one), textOf(other))).toHaveLength(2)
    expect(comparedParts(textOf(paragraph('…'.repeat(400))), textOf(paragraph('–'.repeat(400))))).toHaveLength(2)
  })

  it('have every block of both versions, in their order', () => {
    const blocks = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', words(400, 'f')).map(paragraph), { maxLength: 12 })
    fc.assert(
      fc.property(blocks, blocks, (from, to) => {
        const parts = comparedParts(textOf(...from), textOf(...to))
        expect(parts.flatMap((part) => part.from)).toEqual(from)
        expect(parts.flatMap((part) => part.to)).toEqual(to)
      }),
    )
  })

  it('of thousands of blocks that all differ are found at once', () => {
    const all = (word: string) => textOf(...Array.from({ length: 5000 }, (_, n) => paragraph(`${word}${n}`)))
    expect(comparedParts(all('a'), all('b')).length).toBeLessThan(100)
    // What only one version has is not gone through again for each of its blocks.
    expect(comparedParts(textOf(), all('a'))).toHaveLength(1)
    expect(comparedParts(textOf(b), all('a'))).toHaveLength(2)
    const same = Array.from({ length: 5000 }, () => a)
    expect(comparedParts(textOf(b, ...same), textOf(...same, c)).length).toBeLessThan(100)
  })
})
