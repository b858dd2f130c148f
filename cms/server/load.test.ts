import { expect, it } from 'vitest'

import { isTooMuch, lostAfter, type Reading, watchLoad } from './load.ts'

const LIMIT_MS = 250

/** After how many of the readings it is too much for the first time; undefined if never. */
function tooMuchAfter(readings: readonly Reading[]): number | undefined {
  let lost = 0
  const found = readings.findIndex((reading) => isTooMuch((lost = lostAfter(lost, reading, LIMIT_MS))))
  return found < 0 ? undefined : found + 1
}

const turns = (...gaps: number[]): Reading[] => gaps.map((gapMs) => ({ gapMs, memory: 0.5 }))
const times = (count: number, gapMs: number): number[] => Array.from({ length: count }, () => gapMs)

it.each<[string, Reading[], number | undefined]>([
  ['an idle process', turns(...times(100, 100)), undefined],
  ['turns just within the limit', turns(...times(100, 350)), undefined],
  ['turns of 0.4 s', turns(...times(10, 400)), 3],
  ['turns of 1 s', turns(...times(10, 1000)), 2],
  ['turns of 2 s', turns(...times(10, 2000)), 2],
  ['turns of 5 s', turns(...times(10, 5000)), 2],
  ['one turn of 5 s', turns(5000, ...times(20, 100)), undefined],
  ['a long turn now and then', turns(...times(10, 0).flatMap(() => [5000, ...times(10, 100)])), undefined],
  ['long turns with single short ones between', turns(...times(10, 0).flatMap(() => [1000, 100])), 3],
  ['no memory left', times(20, 100).map((gapMs) => ({ gapMs, memory: 0.91 })), 10],
])('%s', (_, readings, expected) => {
  expect(tooMuchAfter(readings)).toBe(expected)
})

it('however long it was too much, a second and a bit on time forgets it; one long turn more within that brings it back', () => {
  const after = (lost: number, ...gaps: number[]) =>
    turns(...gaps).reduce((sum, reading) => lostAfter(sum, reading, LIMIT_MS), lost)
  const long = after(0, ...times(1000, 2000))
  expect(isTooMuch(after(long, ...times(10, 100)))).toBe(true)
  const rested = after(long, ...times(11, 100))
  expect(isTooMuch(rested)).toBe(false)
  expect(isTooMuch(after(rested, 1000))).toBe(true)
  expect(after(rested, ...times(10, 100))).toBe(0)
})

const busyFor = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('one long turn is no overload; a process that is busy without a break is, and no longer once it has rested', async () => {
  const isOver = watchLoad(200)
  busyFor(1500)
  await new Promise((go) => setTimeout(go))
  expect(isOver()).toBe(false)
  while (!isOver()) {
    busyFor(1200)
    await new Promise((go) => setTimeout(go))
  }
  await expect.poll(isOver, { timeout: 10_000 }).toBe(false)
}, 30_000)
