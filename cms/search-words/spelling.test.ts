import { expect, it } from 'vitest'

import { fold } from './fold.ts'
import { spellingsIn } from './spelling.ts'

it.each([
  ['the most frequent one', 'जाँचसूची', ['जांचसुची', 'जाँचसूची: यो जाँचसूची'], 'जाँचसूची'],
  ['with its joiner', 'गर्यो', ['उसले गर्\u200Dयो।'], 'गर्\u200Dयो'],
  ['of a whole word', 'कर', ['आयकर करदाता'], undefined],
  ['with digits of its own', '२०८१', ['२०८१/८२'], '२०८१'],
])('a spelling in texts is %s', (_, word, texts, spelling) => {
  expect(spellingsIn(texts, new Set([fold(word)])).get(fold(word))).toBe(spelling)
})
