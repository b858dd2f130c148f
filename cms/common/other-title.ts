import { DEFAULT_LANGUAGE, type Language, otherLanguages } from '#contract/languages.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import type { OtherTitle } from '#contract/writing.ts'

/** The title of a row, by language, in another language, if the default one has none; no member otherwise. */
export function otherTitleOf(stored: unknown): { otherTitle?: OtherTitle } {
  if (!isRecord(stored)) return {}
  const titleIn = (language: Language): string => textOf(stored[language]).trim()
  const language = titleIn(DEFAULT_LANGUAGE) === '' ? otherLanguages.find((other) => titleIn(other) !== '') : undefined
  return language ? { otherTitle: { language, title: titleIn(language) } } : {}
}
