import { expect, it } from 'vitest'

import { DownloadCounter, isDownload } from './counter.ts'

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
  ['a reader', { ...whole, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140' }, true],
])('%s: counted is %3$s', (_what, sent, isCounted) => {
  expect(isDownload(sent)).toBe(isCounted)
})

it('what could not be stored is counted on', () => {
  const counter = new DownloadCounter()
  counter.add('a')
  const taken = counter.take()
  counter.add('a')
  counter.add('b')
  counter.putBack(taken)
  expect([...counter.take()]).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect(counter.take().size).toBe(0)
})
