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
