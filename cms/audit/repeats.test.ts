import { expect, it } from 'vitest'

import { Repeats } from './repeats.ts'

it('the same event within a minute is a repeat, and after a minute it is not', () => {
  const repeats = new Repeats()
  expect(repeats.isRepeat('a', { now: 0 })).toBe(false)
  expect(repeats.isRepeat('a', { now: 59_999 })).toBe(true)
  expect(repeats.isRepeat('b', { now: 59_999 })).toBe(false)
  expect(repeats.isRepeat('a', { now: 60_000 })).toBe(false)
  expect(repeats.isRepeat('a', { now: 119_999 })).toBe(true)
})

it('an event is no repeat after another one of the same subject', () => {
  const repeats = new Repeats()
  const by = (event: string) => repeats.isRepeat(event, { subject: 'post 7', now: 0 })
  expect(['Asha', 'Asha', 'Dipa', 'Asha', 'Asha'].map(by)).toEqual([false, true, false, false, true])
})

it('the number of remembered events is bounded, and the oldest is dropped first', () => {
  const repeats = new Repeats()
  for (let n = 0; n < 1001; n += 1) repeats.isRepeat(String(n), { now: 0 })
  expect(repeats.isRepeat('1000', { now: 1 })).toBe(true)
  expect(repeats.isRepeat('0', { now: 1 })).toBe(false)
})
