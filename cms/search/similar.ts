import { fold } from './fold.ts'
import { nearestWord } from './nearest-word.ts'

/**
 * What was probably meant by words that nothing has together, best first: the words of titles that are nearest to them; those
 * of them that titles have; the first of these.
 *
 * @param vocabulary the normalized words of titles (fold.ts)
 */
export function similarTo(words: readonly string[], vocabulary: ReadonlySet<string>): string[][] {
  const meant = words.map((word) => nearestWord(word, vocabulary))
  const known = meant.filter((word) => beginsAny(fold(word), vocabulary))
  const all = [meant, known, known.slice(0, 1)]
  const texts = [words, ...all].map((one) => one.join(' '))
  return all.filter((similar, n) => similar.length > 0 && texts.indexOf(similar.join(' ')) === n + 1)
}

const beginsAny = (start: string, vocabulary: ReadonlySet<string>): boolean => {
  for (const word of vocabulary) if (word.startsWith(start)) return true
  return false
}
