import { describe, expect, it } from 'vitest'

import { fromHtml } from './from-html.ts'
import { editors } from './testing/samples/editors.ts'
import { googleDocs } from './testing/samples/google-docs.ts'
import { handWritten } from './testing/samples/hand-written.ts'
import { quill } from './testing/samples/quill.ts'
import { spreadsheets } from './testing/samples/spreadsheets.ts'
import { word } from './testing/samples/word.ts'
import { toHtml } from '#contract/rich-text/to-html.ts'

describe.each([
  ['Quill', quill],
  ['Word and Outlook', word],
  ['Google Docs', googleDocs],
  ['Excel and Google Sheets', spreadsheets],
  ['other editors', editors],
  ['hand-written', handWritten],
])('HTML from %s', (_source, samples) => {
  it.each(samples)('is converted as expected: %s', (html, expected) => {
    expect(toHtml(fromHtml(html))).toBe(expected)
    expect(toHtml(fromHtml(expected))).toBe(expected)
  })
})
