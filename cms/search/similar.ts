import { fold } from './fold.ts'
import { nearestWord } from './nearest-word.ts'
import { stemOf } from './stem.ts'

/** What is searched for: all of the words, or any. */
export interface Similar {
  words: readonly string[]
  isAny: boolean
}

/**
 * What was probably meant by words that nothing has together, best first: the words of titles that are nearest to them; those
 * of them that titles have; any of these.
 *
 * @param vocabulary the normalized words of titles (fold.ts)
 */
export function similarTo(words: readonly string[], vocabulary: ReadonlySet<string>): Similar[] {
  const meant = words.map((word) => nearestWord(word, vocabulary))
  const known = meant.filter((word) => beginsAny(stemOf(fold(word)), vocabulary))
  const isNew = meant.some((word, n) => word !== words[n])
  return [
    ...(isNew ? [{ words: meant, isAny: false }] : []),
    ...(known.length > 0 && known.length < meant.length ? [{ words: known, isAny: false }] : []),
    ...(known.length > 1 ? [{ words: known, isAny: true }] : []),
  ]
}

const beginsAny = (start: string, vocabulary: ReadonlySet<string>): boolean => {
  for (const word of vocabulary) if (word.startsWith(start)) return true
  return false
}
