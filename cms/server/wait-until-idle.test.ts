import { expect, it } from 'vitest'

import { isWaitOver, waitUntilIdle } from './wait-until-idle.ts'

const WAIT = { minMs: 5000, maxMs: 60_000 }

it.each([
  ['does not end before the minimum, even if the process is idle', 4900, 0, false],
  ['ends after the minimum if the process is idle', 5000, 0.01, true],
  ['continues while the process is busy', 59_000, 0.5, false],
  ['ends at the maximum even if the process is busy', 60_000, 1, true],
])('the wait %s', (_, waitedMs, utilization, expected) => {
  expect(isWaitOver(waitedMs, utilization, WAIT)).toBe(expected)
})

it('waits until the event loop is idle', async () => {
  let isBusy = true
  const busy = () => {
    for (const end = performance.now() + 200; performance.now() < end;);
    if (isBusy) setImmediate(busy)
  }
  busy()
  let isResolved = false
  const idle = waitUntilIdle({ minMs: 0, maxMs: 60_000 }).then(() => (isResolved = true))
  await new Promise((go) => setTimeout(go, 1500))
  expect(isResolved).toBe(false)
  isBusy = false
  await idle
})
