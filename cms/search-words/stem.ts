import { stemmer } from 'stemmer'

/** A shorter stem would begin too many words. */
const SHORTEST = 3

/**
 * The beginning that an English word shares with its other forms, by Porter's algorithm (1980): `regist` of register, `compan` of
 * company and companies. Other words, and those whose stem would be too short, are returned as they are.
 *
 * @param word normalized (fold.ts)
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('i')) return word
  const stem = stemmer(word)
  const differs = [...stem].findIndex((letter, at) => letter !== word[at])
  // Porter's stem of company ends with an i.
  const shared = (differs < 0 ? stem : stem.slice(0, differs)).replace(/i$/, '')
  return shared.length < SHORTEST ? word : shared
}
