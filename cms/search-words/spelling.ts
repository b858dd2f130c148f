import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { fold } from './fold.ts'

const WORDS = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Characters that are read of all texts together; reading them takes some 50 ms. */
const MOST_READ = 200_000
/** Characters that are read before other requests have a turn. */
const READ_AT_ONCE = 20_000

/**
 * How words are most often spelt in texts. Other requests have turns between long ones, and what is beyond a length is not read.
 *
 * @param folded normalized words (fold.ts)
 * @returns the spellings of those that the texts have, by the normalized words
 */
export async function spellingsIn(
  texts: AsyncIterable<string>,
  folded: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const counts = new Map<string, number>()
  let [read, readAtOnce] = [0, 0]
  for await (const text of texts) {
    for (let from = 0; from < text.length && read < MOST_READ; from += READ_AT_ONCE) {
      const part = text.slice(from, from + Math.min(READ_AT_ONCE, MOST_READ - read))
      for (const word of part.normalize('NFC').match(WORDS) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
      read += part.length
      readAtOnce += part.length
      if (readAtOnce < READ_AT_ONCE) continue
      readAtOnce = 0
      await yieldToEventLoop()
    }
    if (read >= MOST_READ) break
  }
  const spellings = new Map<string, string>()
  let foldedSince = 0
  for (const [word] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    if (spellings.size === folded.size) break
    const form = fold(word)
    if (folded.has(form) && !spellings.has(form)) spellings.set(form, word)
    foldedSince += word.length
    if (foldedSince < READ_AT_ONCE) continue
    foldedSince = 0
    await yieldToEventLoop()
  }
  return spellings
}
