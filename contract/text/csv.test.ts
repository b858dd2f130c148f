import { expect, it } from 'vitest'

import { csvRow } from './csv.ts'

it.each([
  ['plain text', 'Maya Rai', '"Maya Rai"'],
  ['Devanagari', 'माया राई', '"माया राई"'],
  ['other separators', 'a;b|c', '"a;b|c"'],
  ['spaces at the ends', ' a ', '" a "'],
  ['a comma', 'Rai, Maya', '"Rai, Maya"'],
  ['quotes', 'the "big" one', '"the ""big"" one"'],
  ['line breaks', 'one\r\ntwo', '"one\r\ntwo"'],
  ['a formula', "=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
  ['a formula with quotes', '=HYPERLINK("http://evil.test")', '"\'=HYPERLINK(""http://evil.test"")"'],
  ['a telephone number', '+977 1 5550100', `"'+977 1 5550100"`],
  ['a sum', '-1+1', `"'-1+1"`],
  ['a function', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula behind spaces', '  =1', `"'  =1"`],
  ['a full-width sign', '＝1', `"'＝1"`],
  ['null', null, '""'],
])('X12: a CSV cell with %s is written so that spreadsheets read it as text', (_what, value, expected) => {
  expect(csvRow([value])).toBe(`${expected}\r\n`)
})

it('the cells of a CSV row are separated by commas', () => {
  expect(csvRow(['a', 'b,c', 'd'])).toBe('"a","b,c","d"\r\n')
})
