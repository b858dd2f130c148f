import { DEFAULT_LANGUAGE, type FellBack, type Language } from '#contract/languages.ts'
import { recordOf } from '#contract/narrow.ts'

/** A text, or HTML, whose first letter is Devanagari, whatever the digits before it. */
const inDevanagari = /^(<[^>]*>|&\w+;|[^\p{L}<])*[ऄ-ह]/u

/**
 * The `lang` attribute for the text at a path of a response: the default language if the text fell back to it; Nepali where the firm wrote
 * that in place of the default language; else undefined.
 */
export const langOf = (response: FellBack, path: string): Language | undefined => {
  if (response.fellBack) return response.fellBack.includes(path) ? DEFAULT_LANGUAGE : undefined
  return inDevanagari.test(String(recordOf(response)[path] ?? '')) ? 'ne' : undefined
}
