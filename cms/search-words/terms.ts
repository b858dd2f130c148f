// Splits nothing itself: `parseWords` (contract/search.ts) splits a query. Spellings are normalized in `fold.ts`, sounds in `sound.ts`.
import { fold } from './fold.ts'

/** Words that say nothing about what is searched for, in English and Nepali: a question is searched for by its other words. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'a about am an and any are as at be by can could do does find for from get give have help here how i if in into is it its looking',
    'me much my need of on or our please should tell that the their there this to us want was we what when where which who why will work works',
    'with would you your',
    'को का की ले लाई मा बाट द्वारा देखि सम्म लागि सँग भन्दा र तथा वा पनि छ छन् हो हुन्छ गर्न गर्ने कसरी के किन कहाँ कहिले कुन कसले कति म मेरो',
    'हामी हाम्रो मलाई हामीलाई चाहिन्छ चाहियो सहयोग कृपया बारे बारेमा',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
)

/**
 * What a search is for: its words without quotes, commas and the like around them, and without small words if there are others.
 * Letters of other widths and styles are the plain ones (Unicode's NFKC).
 */
export function termsOf(words: readonly string[]): string[] {
  const terms = words.map(termOf).filter((term) => term !== '')
  const meant = terms.filter((term) => !SMALL_WORDS.has(fold(term)))
  return meant.length > 0 ? meant : terms
}

function termOf(word: string): string {
  const plain = word.normalize('NFKC').replace(/[\p{Co}\u00ad\u200b\u200e\u200f\u2060\ufeff]/gu, '')
  const term = plain.replace(/^[^\p{L}\p{M}\p{N}]+|(['’]s)?[^\p{L}\p{M}\p{N}]*$/giu, '')
  return /^(\p{L}\p{M}*\.)+\p{L}\p{M}*$/u.test(term) ? term.replaceAll('.', '') : term || plain
}
