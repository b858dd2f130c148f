import { expect, it } from 'vitest'

import { isTooMuch, watchLoad } from './load.ts'

it.each([
  [{ delayMs: 499, memory: 0.5 }, 500, false],
  [{ delayMs: 501, memory: 0.5 }, 500, true],
  [{ delayMs: 0, memory: 0.91 }, 500, true],
  [{ delayMs: Number.NaN, memory: 0.5 }, 500, false],
  [{ delayMs: 5000, memory: 1 }, 0, false],
])('%o against %i ms: %s', (reading, limit, expected) => {
  expect(isTooMuch(reading, limit)).toBe(expected)
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
    busyFor(400)
    await new Promise((go) => setTimeout(go))
  }
  await expect.poll(isOver, { timeout: 10_000 }).toBe(false)
}, 30_000)
