import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DAY_MS, HOUR_MS } from '#contract/time.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import type * as Clock from './trusted-clock.ts'

let payload: Payload
let clock: typeof Clock
preparePayload(async (started) => {
  payload = started
  clock = await import('./trusted-clock.ts')
})

const start = Date.parse('2026-11-30T00:00:00Z')
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start }))
afterEach(() => vi.useRealTimers())

/** Whether housekeeping deletes what is old, with the clock so many milliseconds after the start. */
async function deletes(after: number): Promise<boolean> {
  vi.setSystemTime(start + after)
  const task = vi.fn<() => Promise<void>>(async () => undefined)
  await clock.checkClock(payload)
  await clock.byAge(task)(payload)
  return task.mock.calls.length > 0
}

/** Lets that much time pass, by the hour, with the clock ahead. */
async function run(hours: number, ahead: number): Promise<boolean[]> {
  const done: boolean[] = []
  for (let n = 1; n <= hours; n += 1) {
    vi.advanceTimersByTime(HOUR_MS)
    done.push(await deletes(ahead + n * HOUR_MS))
  }
  return done
}

it('what is old stays while the clock is far ahead, until the site has run for a day; a clock that is set right is trusted at once', async () => {
  await payload.db.create({ collection: 'audit', data: { at: new Date(start), who: 'x', action: 'created' } })
  expect(await deletes(400 * DAY_MS)).toBe(false)
  expect(await deletes(HOUR_MS)).toBe(true)
  expect(await deletes(400 * DAY_MS)).toBe(false)
  expect(await deletes(2 * HOUR_MS)).toBe(true)
  expect(await deletes(DAY_MS)).toBe(true)

  expect(await deletes(7 * DAY_MS)).toBe(false)
  const done = await run(25, 7 * DAY_MS)
  expect(done.indexOf(true)).toBe(23)
  expect(done.slice(23)).toEqual([true, true])
  // Back again, and ahead again: from here on.
  expect(await deletes(0)).toBe(true)
  expect(await deletes(3 * DAY_MS)).toBe(false)
})
