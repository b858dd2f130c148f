import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dailyRevision, onEachDay } from './daily-revision.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A revision that is counted by hand. */
function counted() {
  let count = 0
  return { current: () => count, increment: () => void (count += 1) }
}

it('increases at midnight in Nepal, once for all who ask', () => {
  vi.setSystemTime(Date.parse('2026-05-01T23:59:59.999+05:45'))
  const revision = dailyRevision(counted())
  expect(revision.current()).toBe(0)
  vi.setSystemTime(Date.parse('2026-05-02T00:00:00+05:45'))
  expect([revision.current(), revision.current()]).toEqual([1, 1])
  vi.setSystemTime(Date.parse('2026-05-02T23:59:59+05:45'))
  expect(revision.current()).toBe(1)
  revision.increment()
  expect(revision.current()).toBe(2)
})

it('reports a new day within a minute', () => {
  vi.setSystemTime(Date.parse('2026-05-01T23:58:30+05:45'))
  const begun = vi.fn<() => void>()
  onEachDay(begun)
  vi.advanceTimersByTime(60_000)
  expect(begun).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(begun).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(3 * 3_600_000)
  expect(begun).toHaveBeenCalledOnce()
})
