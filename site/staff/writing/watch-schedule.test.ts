import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MINUTE_MS, SECOND_MS } from '#contract/time.ts'
import { watchSchedule } from './watch-schedule.ts'

let watching: AbortController
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:54:00.000Z') })
  watching = new AbortController()
})
afterEach(() => {
  watching.abort()
  vi.useRealTimers()
})

/** Waits for this time. Returns the times at which it is asked for what has run, in seconds after it. */
function askedAfter(at: string): number[] {
  const times: number[] = []
  const ask = () => {
    times.push((Date.now() - Date.parse(at)) / SECOND_MS)
    return Promise.reject(new Error('no connection'))
  }
  watchSchedule(at, ask, watching.signal)
  return times
}

it('what is scheduled is asked for after its time, with growing pauses and not for ever', async () => {
  const times = askedAfter('2026-11-21T14:55:00.000Z')
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(times).toEqual([4, 12, 28, 60, 124, 252, 508])
})

it('when the window becomes visible a due schedule is read at once, but not before it is due or after watching ended', async () => {
  const times = askedAfter('2026-11-21T14:55:00.000Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(times).toEqual([])
  await vi.advanceTimersByTimeAsync(MINUTE_MS + SECOND_MS)
  fireEvent(document, new Event('visibilitychange'))
  expect(times).toEqual([1])
  watching.abort()
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  fireEvent(document, new Event('visibilitychange'))
  expect(times).toEqual([1])
})

it('a time in months is waited for', async () => {
  const times = askedAfter('2027-02-21T14:55:00.000Z')
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(times).toEqual([])
  await vi.advanceTimersByTimeAsync(Date.parse('2027-02-21T14:55:10.000Z') - Date.now())
  expect(times).toEqual([4])
})
