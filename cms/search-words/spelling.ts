import { fold } from './fold.ts'

const WORDS = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/**
 * How words are most often spelt in texts.
 *
 * @param folded normalized words (fold.ts)
 * @returns the spellings of those that the texts have, by the normalized words
 */
export function spellingsIn(texts: Iterable<string>, folded: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of text.normalize('NFC').match(WORDS) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  const spellings = new Map<string, string>()
  for (const [word] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const form = fold(word)
    if (folded.has(form) && !spellings.has(form)) spellings.set(form, word)
  }
  return spellings
}
