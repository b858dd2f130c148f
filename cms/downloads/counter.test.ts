import { expect, it } from 'vitest'

import { isDownload } from './counter.ts'

const whole = { method: 'GET', status: 200, bytes: 1000 }
const part = (start: number, end: number) => ({ ...whole, status: 206, range: { start, end } })

it.each([
  ['the whole', whole, true],
  ['the whole as a range', part(0, 999), true],
  ['its first byte', part(0, 0), false],
  ['what goes on with it', part(500, 999), false],
  ['a part', part(0, 499), false],
  ['what is there already', { ...whole, status: 304 }, false],
  ['a range that is not there', { ...whole, status: 416 }, false],
  ['its size alone', { ...whole, method: 'HEAD' }, false],
  ['a search engine', { ...whole, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a reader with a phone of Cubot’s', { ...whole, userAgent: 'Mozilla/5.0 (Linux; Android 12; CUBOT X30)' }, true],
  ['a reader', { ...whole, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140' }, true],
])('%s: counted is %3$s', (_what, sent, isCounted) => {
  expect(isDownload(sent)).toBe(isCounted)
})
