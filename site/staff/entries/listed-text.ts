import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'
import { textOf } from '#contract/narrow.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { RowFacts } from './list-filters.tsx'

/** A text of an entry in a list, with its language. */
export interface ListedText {
  text: string
  /** The language; undefined for no text. */
  language: Language | undefined
}

/** A text of an entry in a language itself; empty if it has none. The default language's is in the list's entry. */
const ownText = (entry: AnyEntity, field: string, language: Language, { translatedOf }: RowFacts): string =>
  language === DEFAULT_LANGUAGE ? textOf(entry[field]) : (translatedOf(entry)?.texts[field] ?? '')

/** A localized text of an entry: in the language of the screens if it has one, else in the default language, else in any other. */
export function listedText(entry: AnyEntity, field: string, shown: Language, facts: RowFacts): ListedText {
  const found = [shown, ...LANGUAGES].find((language) => ownText(entry, field, language, facts) !== '')
  return { text: found === undefined ? '' : ownText(entry, field, found, facts), language: found }
}

/** A localized text of an entry in every language, for the search. */
export const searchedText = (entry: AnyEntity, field: string, facts: RowFacts): string =>
  LANGUAGES.map((language) => ownText(entry, field, language, facts)).join('\n')
