import { expect, it } from 'vitest'

import { isOverloaded, addSample, type LoadSample, watchOverload } from './overload-detector.ts'

const LIMIT_MS = 250

/** The number of samples after which overload is first reported; undefined if never. */
function samplesUntilOverload(samples: readonly LoadSample[]): number | undefined {
  let delayMs = 0
  const found = samples.findIndex((sample) => isOverloaded((delayMs = addSample(delayMs, sample, LIMIT_MS))))
  return found < 0 ? undefined : found + 1
}

const samplesOf = (...gaps: number[]): LoadSample[] => gaps.map((gapMs) => ({ gapMs, memory: 0.5 }))
const repeat = (count: number, gapMs: number): number[] => Array.from({ length: count }, () => gapMs)

it.each<[string, LoadSample[], number | undefined]>([
  ['an idle process', samplesOf(...repeat(100, 100)), undefined],
  ['delays just within the limit', samplesOf(...repeat(100, 350)), undefined],
  ['blocks of 0.4 s', samplesOf(...repeat(10, 400)), 3],
  ['blocks of 1 s', samplesOf(...repeat(10, 1000)), 2],
  ['blocks of 2 s', samplesOf(...repeat(10, 2000)), 2],
  ['blocks of 5 s', samplesOf(...repeat(10, 5000)), 2],
  ['one block of 5 s', samplesOf(5000, ...repeat(20, 100)), undefined],
  ['occasional long blocks', samplesOf(...repeat(10, 0).flatMap(() => [5000, ...repeat(10, 100)])), undefined],
  ['long blocks separated by single short samples', samplesOf(...repeat(10, 0).flatMap(() => [1000, 100])), 3],
  ['memory nearly used up', repeat(20, 100).map((gapMs) => ({ gapMs, memory: 0.91 })), 10],
])('%s: overload is reported after the expected number of samples', (_, samples, expected) => {
  expect(samplesUntilOverload(samples)).toBe(expected)
})

it('an overload ends after about a second without delay; a long block within the second after it starts it again', () => {
  const after = (delayMs: number, ...gaps: number[]) =>
    samplesOf(...gaps).reduce((sum, sample) => addSample(sum, sample, LIMIT_MS), delayMs)
  const long = after(0, ...repeat(1000, 2000))
  expect(isOverloaded(after(long, ...repeat(10, 100)))).toBe(true)
  const rested = after(long, ...repeat(11, 100))
  expect(isOverloaded(rested)).toBe(false)
  expect(isOverloaded(after(rested, 1000))).toBe(true)
  expect(after(rested, ...repeat(10, 100))).toBe(0)
})

const busyFor = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('reports no overload for one long block, reports it for continuous work, and its end when the process is idle', async () => {
  const isOver = watchOverload(200)
  busyFor(1500)
  await new Promise((go) => setTimeout(go))
  expect(isOver()).toBe(false)
  while (!isOver()) {
    busyFor(1200)
    await new Promise((go) => setTimeout(go))
  }
  await expect.poll(isOver, { timeout: 10_000 }).toBe(false)
}, 30_000)

it('reports no overload for work that the server does once, whose last block ends with it, and does again after it', async () => {
  let blockedUntil = Number.POSITIVE_INFINITY
  const isOver = watchOverload(200, () => Math.min(blockedUntil, performance.now()))
  for (let n = 0; n < 4; n += 1) {
    busyFor(800)
    if (n === 3) blockedUntil = performance.now()
    await new Promise((go) => setTimeout(go))
    expect(isOver()).toBe(false)
  }
  while (!isOver()) {
    busyFor(1200)
    await new Promise((go) => setTimeout(go))
  }
}, 30_000)
