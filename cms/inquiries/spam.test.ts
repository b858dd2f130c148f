import { expect, it } from 'vitest'

import { looksLikeSpam } from './spam.ts'

it.each([
  ['the four fields alone', {}, false],
  ['a slowly filled form', { website: '', filledIn: 40_000 }, false],
  ['a form without JavaScript', { website: '' }, false],
  ['a filled hidden field', { website: 'https://pills.example', filledIn: 40_000 }, true],
  ['a filling time of 12 ms', { website: '', filledIn: 12 }, true],
  ['a filling time of 12 ms as a string', { filledIn: '12' }, true],
  ['a negative filling time', { filledIn: -5_000 }, false],
  ['a filling time that is no number', { filledIn: 'soon' }, false],
  ['an empty filling time', { filledIn: '' }, false],
  ['fields of the wrong type', { website: { $ne: '' }, filledIn: [] }, true],
])('looksLikeSpam for %s (%j) is %s', (_what, sent, expected) => {
  expect(looksLikeSpam(sent)).toBe(expected)
})
