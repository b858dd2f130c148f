import { expect, it } from 'vitest'

import { MINUTE_MS } from '#contract/time.ts'
import { RecentlyRecorded } from './recently-recorded.ts'

it('the same event within the window is a repeat, and after it it is not', () => {
  const repeats = new RecentlyRecorded(MINUTE_MS)
  expect(repeats.isRepeat('a', 0)).toBe(false)
  expect(repeats.isRepeat('a', 59_999)).toBe(true)
  expect(repeats.isRepeat('b', 59_999)).toBe(false)
  expect(repeats.isRepeat('a', 60_000)).toBe(false)
  expect(repeats.isRepeat('a', 119_999)).toBe(true)
})

it('the number of remembered events is bounded, and the oldest is dropped first', () => {
  const repeats = new RecentlyRecorded(MINUTE_MS)
  for (let n = 0; n < 1001; n += 1) repeats.isRepeat(String(n), 0)
  expect(repeats.isRepeat('1000', 1)).toBe(true)
  expect(repeats.isRepeat('0', 1)).toBe(false)
})
