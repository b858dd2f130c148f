import { expect, it } from 'vitest'

import { isTime, untilIdle } from './idle.ts'

const PATIENCE = { leastMs: 5000, mostMs: 60_000 }

it.each([
  ['an idle process is left alone first', 4900, 0, false],
  ['and then not', 5000, 0.01, true],
  ['a busy one is waited for', 59_000, 0.5, false],
  ['one that never rests is taken as it is', 60_000, 1, true],
])('%s', (_, waitedMs, busy, expected) => {
  expect(isTime(waitedMs, busy, PATIENCE)).toBe(expected)
})

it('waits until the event loop has rested', async () => {
  let isBusy = true
  const busy = () => {
    for (const end = performance.now() + 200; performance.now() < end;);
    if (isBusy) setImmediate(busy)
  }
  busy()
  let isOver = false
  const idle = untilIdle({ leastMs: 0, mostMs: 60_000 }).then(() => (isOver = true))
  await new Promise((go) => setTimeout(go, 1500))
  expect(isOver).toBe(false)
  isBusy = false
  await idle
})
