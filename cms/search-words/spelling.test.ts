import { expect, it } from 'vitest'

import { fold } from './fold.ts'
import { spellingsIn } from './spelling.ts'

async function* each(texts: readonly string[]) {
  yield* texts
}

it.each([
  ['the most frequent one', 'जाँचसूची', ['जांचसुची', 'जाँचसूची: यो जाँचसूची'], 'जाँचसूची'],
  ['with its joiner', 'गर्यो', ['उसले गर्\u200Dयो।'], 'गर्\u200Dयो'],
  ['of a whole word', 'कर', ['आयकर करदाता'], undefined],
  ['with digits of its own', '२०८१', ['२०८१/८२'], '२०८१'],
])('a spelling in texts is %s', async (_, word, texts, spelling) => {
  expect((await spellingsIn(each(texts), new Set([fold(word)]))).get(fold(word))).toBe(spelling)
})

it('long texts are read in parts, between which other requests have turns, and so many characters in all', async () => {
  const text = 'जाँचसूची '.repeat(5000)
  let [turns, read] = [0, 0]
  const turn = () => {
    turns += 1
    pending = setImmediate(turn)
  }
  let pending = setImmediate(turn)
  async function* texts() {
    for (; read < 20; read += 1) yield text
  }
  const spellings = await spellingsIn(texts(), new Set([fold('जाँचसूची')]))
  clearImmediate(pending)
  expect([...spellings.values()]).toEqual(['जाँचसूची'])
  expect(turns).toBeGreaterThanOrEqual(5)
  expect(read).toBeLessThan(6)
})
