import { onFirstUse } from './on-first-use.ts'

const segmenter = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/**
 * A grapheme of Latin text, or of Nepali: consonants that a virama joins and their signs, or a vowel, digit or danda. Its end is sure only if
 * another match, or the text's end, follows. Consonants are joined by UAX #29 from version 15.1 on.
 */
const COMMON =
  /[\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]|[\u0915-\u0939]\u093c?(?:\u094d\u200d?[\u0915-\u0939]\u093c?)*(?:\u094d\u200d?|[\u0900-\u0903\u093e-\u094c]*)|[\u0904-\u0914\u093d\u0950\u0964-\u0977][\u0900-\u0903\u093e-\u094c]*/y

/** The start of the grapheme of that index, in code units; undefined if the text has fewer graphemes. */
export function graphemeStart(text: string, index: number): number | undefined {
  // Loading the segmenter takes a phone 100 ms.
  COMMON.lastIndex = 0
  let start = 0
  for (let count = 0; COMMON.test(text); count += 1) {
    if (count === index) return start
    start = COMMON.lastIndex
  }
  return start < text.length ? segmentedStart(text, index) : undefined
}

/**
 * The same by the segmenter, which goes through a whole text first: so it is given the beginning, if that has the grapheme and what decides on
 * its boundary, one code point after it, two code units.
 */
function segmentedStart(text: string, index: number, size = 8 * index + 8): number | undefined {
  let start: number | undefined
  let count = 0
  for (const segment of segmenter().segment(text.slice(0, size))) {
    if (count === index) {
      start = segment.index
      break
    }
    count += 1
  }
  const isSure = size >= text.length || (start !== undefined && start <= size - 2)
  return isSure ? start : segmentedStart(text, index, 8 * size)
}
