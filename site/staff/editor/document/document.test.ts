import fc from 'fast-check'
import { createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'

import { documentNodes, parseEditorState, writeDocument } from './document.ts'
import { htmlText } from '../testing/html.ts'
import { samples } from '../testing/samples.ts'

const editor = createEditor({
  nodes: documentNodes,
  onError: (error) => {
    throw error
  },
})

/** The HTML that the editor saves after opening the given HTML. */
const opened = (html: string): string => writeDocument(parseEditorState(editor, html))

it('has samples', () => expect(samples.flatMap(([, pairs]) => pairs).length).toBeGreaterThan(100))

describe.each(samples)('HTML from %s is read and written as the server does', (_source, pairs) => {
  it.each(pairs)('%s', (html, kept) => {
    expect(opened(html)).toBe(kept || '<p><br></p>')
    expect(opened(kept)).toBe(kept || '<p><br></p>')
  })
})

describe('any HTML', () => {
  it('is a fixed point after it was opened once, to the byte', () => {
    fc.assert(
      fc.property(htmlText, (html) => {
        const once = opened(html)
        expect(opened(once)).toBe(once)
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})
