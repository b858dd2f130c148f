import { expect, it } from 'vitest'

import { looksLikeSpam } from './spam.ts'

it.each([
  ['the four fields alone', {}, false],
  ['a person who took her time', { website: '', filledIn: 40_000 }, false],
  ['the same from a form without JavaScript', { website: '' }, false],
  ['a machine that fills in everything', { website: 'https://pills.example', filledIn: 40_000 }, true],
  ['a machine in a hurry', { website: '', filledIn: 12 }, true],
  ['the same as text', { filledIn: '12' }, true],
  ['a clock that was set back', { filledIn: -5_000 }, false],
  ['no number', { filledIn: 'soon' }, false],
  ['an empty text', { filledIn: '' }, false],
  ['other things than texts', { website: { $ne: '' }, filledIn: [] }, true],
])('%s', (_what, sent, expected) => {
  expect(looksLikeSpam(sent)).toBe(expected)
})
