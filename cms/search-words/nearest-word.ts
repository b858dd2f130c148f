import { distance } from 'fastest-levenshtein'

import { fold } from './fold.ts'

/** The number of letters that may be wrong in a word: none in short words, which have too many similar ones. */
const maxEditDistance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * The word of a vocabulary that was probably meant: one with two neighbouring letters exchanged, or the nearest within a slip or
 * two; the word itself if there is none, and for numbers: another year is another question.
 *
 * @param vocabulary normalized words (fold.ts)
 */
export function nearestWord(word: string, vocabulary: ReadonlySet<string>): string {
  const meant = fold(word)
  if (/\p{N}/u.test(meant)) return word
  const exchanged = exchanges(meant).find((one) => vocabulary.has(one))
  if (exchanged !== undefined) return exchanged
  let [nearest, least] = [word, maxEditDistance(meant) + 1]
  for (const known of vocabulary) {
    if (Math.abs(known.length - meant.length) >= least) continue
    const slips = distance(meant, known)
    if (slips < least) [nearest, least] = [known, slips]
  }
  return nearest
}

/** The words that have two neighbouring letters of this one exchanged. */
const exchanges = (word: string): string[] =>
  Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )
