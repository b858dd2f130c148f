import { type ResourceName, resources } from '#contract/index.ts'
import { plainText } from '#contract/plain-text.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import type { TranslationState } from '#contract/translation.ts'
import type { FormState } from './form-state.ts'
import type { OtherLanguage } from '#contract/languages.ts'
import { nameIn } from './languages.ts'

/** How much of a form is translated into a language; undefined if it is complete or there is nothing to translate. */
export function formTranslation(
  name: ResourceName,
  texts: FormState['texts'],
  language: OtherLanguage,
): TranslationState | undefined {
  const fields = localizedFields(resources[name])
  const has = (field: string) => plainText(texts[field] ?? '') !== ''
  const isMissing = fields.some((field) => has(field) && !has(nameIn(language, field)))
  if (!isMissing) return undefined
  return fields.some((field) => has(nameIn(language, field))) ? 'partly' : 'none'
}

/**
 * The fields of which a form has the text of a language as it was opened, while that of the default language was changed: the translation may
 * say what no longer holds.
 *
 * @param opened the texts that the form was opened with
 */
export const outdatedFields = (
  name: ResourceName,
  opened: FormState['texts'],
  texts: FormState['texts'],
  language: OtherLanguage,
): readonly string[] =>
  localizedFields(resources[name]).filter((field) => {
    const own = nameIn(language, field)
    return Boolean(opened[own]) && texts[own] === opened[own] && texts[field] !== opened[field]
  })
