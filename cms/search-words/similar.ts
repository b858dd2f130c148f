import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { fold } from './fold.ts'
import { nearestWord } from './nearest-word.ts'
import { stemOf } from './stem.ts'

/** What is searched for: all of the words, or any. */
export interface Similar {
  words: readonly string[]
  isAny: boolean
}

/**
 * Alternative searches for words that no entry has together, the best first: each word that begins no known one replaced by the
 * nearest; of these only those that are known; any one of the latter.
 *
 * @param vocabulary the known words, normalized (fold.ts)
 */
export async function similarTo(words: readonly string[], vocabulary: ReadonlySet<string>): Promise<Similar[]> {
  const isKnown = (word: string) => isKnownIn(word, vocabulary)
  const meant: string[] = []
  for (const word of words) {
    meant.push(isKnown(word) ? word : nearestWord(word, vocabulary))
    await yieldToEventLoop()
  }
  const known = meant.filter(isKnown)
  const isNew = meant.some((word, n) => word !== words[n])
  return [
    ...(isNew ? [{ words: meant, isAny: false }] : []),
    ...(known.length > 0 && known.length < meant.length ? [{ words: known, isAny: false }] : []),
    ...(known.length > 1 ? [{ words: known, isAny: true }] : []),
  ]
}

/** Whether a word, or its stem, begins one of a vocabulary. */
export const isKnownIn = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  beginsAny(stemOf(fold(word)), vocabulary)

const beginsAny = (start: string, vocabulary: ReadonlySet<string>): boolean => {
  for (const word of vocabulary) if (word.startsWith(start)) return true
  return false
}
