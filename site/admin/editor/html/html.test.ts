import fc from 'fast-check'
import { createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'

import { documentNodes, readDocument, writeDocument } from '../document.ts'
import { htmlText } from '../testing/html.ts'
import { samples } from '../testing/samples.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'

const editor = createEditor({
  nodes: documentNodes,
  onError: (error) => {
    throw error
  },
})

/** What the editor saves of what it opened. */
const opened = (html: string): string => writeDocument(readDocument(editor, html))

it('has samples', () => expect(samples.flatMap(([, pairs]) => pairs).length).toBeGreaterThan(100))

describe.each(samples)('HTML from %s is read and written as the server does', (_source, pairs) => {
  it.each(pairs)('%s', (html, kept) => {
    expect(toHtml(fromHtml(html))).toBe(kept)
    expect(opened(kept)).toBe(kept || '<p><br></p>')
  })
})

describe('any HTML', () => {
  it('is a fixed point after the first pass, to the byte, also through the editor', () => {
    fc.assert(
      fc.property(htmlText, (html) => {
        const once = toHtml(fromHtml(html))
        expect(toHtml(fromHtml(once))).toBe(once)
        expect(opened(once)).toBe(once || '<p><br></p>')
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})
