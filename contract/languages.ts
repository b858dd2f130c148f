import { recordOf, textOf } from './narrow.ts'

/** The languages of the content, as BCP 47 tags; the first is what every entry has and what the others fall back to. */
export const LANGUAGES = ['en', 'ne'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' }

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** A language that texts are translated into. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

export const otherLanguages: readonly OtherLanguage[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** The name of the query parameter of every call that reads or writes content. */
export const LANGUAGE_PARAMETER = 'lang'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language of a value from elsewhere, such as Payload's locale; the default one for any that is none. */
export const languageOf = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE)

/** The language that a value of the parameter asks for, the default if it was not given; undefined for any other value. */
export const parseLanguage = (value: string | undefined): Language | undefined =>
  value === undefined ? DEFAULT_LANGUAGE : isLanguage(value) ? value : undefined

/** The texts of a stored value by language; empty ones where it has none. */
export function textsByLanguage(stored: unknown): Record<Language, string> {
  const texts = recordOf(stored)
  return { en: textOf(texts['en']), ne: textOf(texts['ne']) }
}

/** An addition to responses in other languages. A type alias, since an interface has no implicit index signature. */
export type FellBack = {
  /**
   * Paths of the values that are those of the default language, since there are no others: `title`, `image.alt`, `seo.title`; of
   * the site's content `slides.0.title`. Absent in the default language.
   */
  fellBack?: string[]
}
