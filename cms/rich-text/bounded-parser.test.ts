import { expect, it } from 'vitest'

import { isElement, type Node, parseBounded } from './bounded-parser.ts'

const unclosed = Array.from({ length: 90 }, (_, i) => `<b a=${i}>`).join('')

const count = (html: string, tagName: string): number => {
  let found = 0
  const waiting: Node[] = parseBounded(html)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    if (node.tagName === tagName) found += 1
    waiting.push(...node.childNodes)
  }
  return found
}

it('unclosed formatting continues in the following paragraphs, as in a browser', () => {
  expect(count('<p><b>x<p>x<p>x', 'b')).toBe(3)
  expect(count(`<p>${'<b>'.repeat(3)}x${'<p>x'.repeat(100)}`, 'b')).toBe(303)
})

it('unclosed formatting does not multiply the size of a long document', () => {
  const html = `<p>${unclosed}${'<p>x'.repeat(40_000)}`
  expect(count(html, 'p')).toBe(40_001)
  expect(count(html, 'b')).toBeLessThan(2500)
})

it('formatting opened after the limit is still parsed', () => {
  const html = `<p>${unclosed}${'<p>x'.repeat(1000)}`
  expect(count(`${html}<p><i>y</i>`, 'i')).toBe(1)
})
