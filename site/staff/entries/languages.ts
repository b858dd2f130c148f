import { type Field, isLocalized } from '#contract/fields/index.ts'
import { DEFAULT_LANGUAGE, type Language, otherLanguages } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import type { Resource } from '#contract/resource.ts'

/** Separates the language from the field's name: `ne:title`. */
const SEPARATOR = ':'

/** The name of a form's text in a language. */
export const nameIn = (language: Language, field: string): string =>
  language === DEFAULT_LANGUAGE ? field : `${language}${SEPARATOR}${field}`

/** The language of a form's text, and its name in requests. */
export function splitName(name: string): { language: Language; field: string } {
  const found = otherLanguages.find((language) => name.startsWith(`${language}${SEPARATOR}`))
  return found
    ? { language: found, field: name.slice(found.length + SEPARATOR.length) }
    : { language: DEFAULT_LANGUAGE, field: name }
}

/** The texts of a form that are in a language, by their names in requests. */
export const textsIn = (language: Language, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const { language: own, field } = splitName(name)
      return own === language ? [[field, text]] : []
    }),
  )

/** The form's fields that exist in each language: localized ones, and texts for search engines. */
export const translatedNames = (type: Resource): string[] => [
  ...localizedFields(type),
  ...(type.drafts && type.seo ? ['seoTitle', 'seoDescription'] : []),
]

/** The fields of a type that are the same in all languages. */
export const sharedFields = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => !isLocalized(field))

/** The texts of a form as visitors read them in a language: those that it does not have are the default language's. */
export const textsShownIn = (
  language: Language,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const plain = textsIn(DEFAULT_LANGUAGE, texts)
  if (language === DEFAULT_LANGUAGE) return plain
  const own = textsIn(language, texts)
  const isShown = ([name, text]: [string, string]) => text.trim() !== '' || name.startsWith('seo')
  return { ...plain, ...Object.fromEntries(Object.entries(own).filter(isShown)) }
}

/** Whether a type's entries are written in several languages. */
export const isTranslated = (type: Resource): boolean => localizedFields(type).length > 0
