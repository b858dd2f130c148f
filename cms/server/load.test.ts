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

it('a process that is busy without a break is over its limit, and within it again once it has rested', async () => {
  const isOver = watchLoad(200)
  expect(isOver()).toBe(false)
  for (const end = performance.now() + 1500; performance.now() < end;);
  expect(isOver()).toBe(true)
  await expect.poll(isOver, { timeout: 10_000 }).toBe(false)
})
