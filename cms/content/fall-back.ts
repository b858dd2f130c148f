import { isRecord } from '#contract/narrow.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { isEmptyHtml } from '#contract/text/empty-html.ts'

/** A value of a localized column in one language. */
export interface Localized {
  value: unknown
  /** Whether the value is the default language's, since there is none in the requested language. */
  fellBack: boolean
}

/** Whether a value is missing, or a text or HTML without anything to read or see. An empty list is blank, too. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isEmptyHtml(value)) ||
  (Array.isArray(value) && value.length === 0)

/** The value of a localized column in one language alone, without what it falls back to. */
export const ownValue = (stored: unknown, language: Language): unknown => (isRecord(stored) ? stored[language] : stored)

/**
 * The value of a localized column, which Payload's database adapters and its `locale: 'all'` return by language. Other
 * values are the same in all languages.
 */
export function valueInLanguage(stored: unknown, language: Language): Localized {
  if (!isRecord(stored)) return { value: stored, fellBack: false }
  const [own, other] = [stored[language], stored[DEFAULT_LANGUAGE]]
  const fellBack = language !== DEFAULT_LANGUAGE && isBlank(own) && !isBlank(other)
  return { value: fellBack ? other : own, fellBack }
}
