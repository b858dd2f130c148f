import { expect, it } from 'vitest'

import { Repeats } from './repeats.ts'

it('the same within a minute is a repeat; after it, it is told again', () => {
  const repeats = new Repeats()
  expect(repeats.isRepeat('a', 0)).toBe(false)
  expect(repeats.isRepeat('a', 59_999)).toBe(true)
  expect(repeats.isRepeat('b', 59_999)).toBe(false)
  expect(repeats.isRepeat('a', 60_000)).toBe(false)
  expect(repeats.isRepeat('a', 119_999)).toBe(true)
})

it('what it remembers is bounded: the oldest goes first', () => {
  const repeats = new Repeats()
  for (let n = 0; n < 1001; n += 1) repeats.isRepeat(String(n), 0)
  expect(repeats.isRepeat('1000', 1)).toBe(true)
  expect(repeats.isRepeat('0', 1)).toBe(false)
})
