import { expect, it } from 'vitest'

import { chatNumber } from './chat-number.ts'

it.each([
  ['+977 9841-234567', '9779841234567'],
  ['९८४१२३४५६७', '9779841234567'],
  ['0044 7700 900123', '447700900123'],
  ['+977 1 5550100', undefined],
  ['01-5550100', undefined],
  ['ask us', undefined],
])('the number of a chat in %s is %s', (written, expected) => {
  expect(chatNumber(written)).toBe(expected)
})
