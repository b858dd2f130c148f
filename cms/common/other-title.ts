import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages.ts'
import { isRecord, textOf } from '#contract/narrow.ts'
import type { OtherTitle } from '#contract/writing.ts'

/** The title of a row, by language, in another language, if the default one has none; no member otherwise. */
export function otherTitleOf(stored: unknown): { otherTitle?: OtherTitle } {
  if (!isRecord(stored)) return {}
  const isGiven = (title: unknown) => textOf(title).trim() !== ''
  const language = LANGUAGES.find((each) => isGiven(stored[each]))
  return language && language !== DEFAULT_LANGUAGE && !isGiven(stored[DEFAULT_LANGUAGE])
    ? { otherTitle: { language, title: textOf(stored[language]) } }
    : {}
}
