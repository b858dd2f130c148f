import fc from 'fast-check'
import { createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'

import { documentNodes, readDocument, writeDocument } from '../document.ts'
import { htmlText } from '../testing/html.ts'
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

const files = import.meta.glob<Record<string, readonly (readonly [html: string, kept: string])[]>>(
  '../../../../cms/rich-text/samples/*.ts',
  { eager: true },
)
const sources = Object.values(files).flatMap((file) => Object.entries(file))

it('has samples', () => expect(sources.flatMap(([, samples]) => samples).length).toBeGreaterThan(100))

describe.each(sources)('HTML from %s is read and written as the server does', (_source, samples) => {
  it.each(samples)('%s', (html, kept) => {
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
      { numRuns: 500 },
    )
  }, 60_000)
})
