import { kindOf } from '#contract/fields/index.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { plainText } from '#contract/plain-text.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Translations } from '../../state/translation-calls.ts'
import type { StaffWords } from '../language/words-en.ts'
import type { Compared } from '../writing/comparison.tsx'
import { type FormState, formOf } from './form-state.ts'
import { splitName } from './languages.ts'
import { labelOf } from './texts.ts'

/** The texts of a version, in all languages, beside those of the form; rich text without its formatting. */
export function comparedTexts(
  words: StaffWords,
  name: ResourceName,
  version: AnyEntity,
  translations: Translations,
  form: FormState,
): Compared['texts'] {
  const type: Resource = resources[name]
  const older = formOf(name, version, translations).texts
  return Object.entries(form.texts).map(([own, newer]) => {
    const { language, field } = splitName(own)
    const description = type.fields[field]
    const readable = description && kindOf(description).isHtml ? plainText : (text: string) => text
    const label = labelOf(words, name, field)
    return {
      label:
        language === DEFAULT_LANGUAGE ? label : words.translation.label(label, words.translation.languages[language]),
      language,
      older: readable(older[own] ?? ''),
      newer: readable(newer),
    }
  })
}
