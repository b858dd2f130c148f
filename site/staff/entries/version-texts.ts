import { type Field, kindOf } from '#contract/fields/index.ts'
import { chosenIn } from '#contract/fields/choices.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { isRecord } from '#contract/narrow.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Translations } from '../../state/translation-calls.ts'
import type { StaffLanguage } from '../language/staff-language.ts'
import type { StaffWords } from '../language/words-en.ts'
import type { ComparedText } from '../writing/comparison.tsx'
import { screenKindOf } from './field-controls.tsx'
import { type FormState, formOf } from './form-state.ts'
import { splitName } from './languages.ts'
import { describedField, labelOf } from './texts.ts'

/** The content of a version in all languages. */
interface Version {
  entry: AnyEntity
  translations: Translations
}

/** A form, and the entry that it was opened with. */
interface Form extends Pick<FormState, 'texts'> {
  entry: AnyEntity | undefined
}

/** All texts of a version beside those of the form. */
export function comparedTexts(
  staffLanguage: StaffLanguage,
  name: ResourceName,
  { entry, translations }: Version,
  form: Form,
): ComparedText[] {
  const type: Resource = resources[name]
  const words = staffLanguage.staff
  const older = formOf(name, entry, translations).texts
  const names = namesIn(type, [entry, form.entry])
  return Object.entries(form.texts).map(([own, newer]) => {
    const { language, field } = splitName(own)
    const description = type.fields[field]
    const readable = (text: string): string =>
      description ? readableText(describedField(words, name, field, description), text, names, staffLanguage) : text
    const label = extraLabels(words)[field] ?? labelOf(words, name, field)
    const Cell = description && screenKindOf(description).Cell
    return {
      ...(Cell ? { Cell } : {}),
      field: own,
      label:
        language === DEFAULT_LANGUAGE ? label : words.translation.label(label, words.translation.languages[language]),
      language,
      older: readable(older[own] ?? ''),
      newer: readable(newer),
    }
  })
}

/** The labels of the texts that entries have beside their fields. */
const extraLabels = ({ search }: StaffWords): Readonly<Record<string, string>> => ({
  slug: search.slug,
  seoTitle: search.title,
  seoDescription: search.description,
})

type Names = ReadonlyMap<string, string>

/** The names of all entries and documents that entries refer to, by id. */
function namesIn({ fields }: Resource, entries: readonly (AnyEntity | undefined)[]): Names {
  const values = entries.flatMap((entry) => Object.keys(fields).map((field) => entry?.[field]))
  return new Map(
    values.flat().flatMap((value): [string, string][] => {
      if (!isRecord(value) || typeof value['_id'] !== 'string' || typeof value['name'] !== 'string') return []
      return [[value['_id'], value['name']]]
    }),
  )
}

/** A form's text as people read it. */
function readableText(field: Field, text: string, names: Names, language: StaffLanguage): string {
  if (text === '') return ''
  switch (field.kind) {
    case 'boolean':
      return screenKindOf(field).shown(text === 'true', field, language)
    case 'choices':
      return screenKindOf(field).shown(chosenIn(text, field), field, language)
    case 'choice':
    case 'date':
      return screenKindOf(field).shown(text, field, language)
    case 'reference':
    case 'references':
    case 'documents':
      // Of what was chosen just now only the form's control knows the name.
      return text
        .split(',')
        .filter(Boolean)
        .map((id) => names.get(id) ?? language.staff.history.newlyChosen)
        .join(', ')
    default:
      return kindOf(field).isHtml ? screenKindOf(field).shown(text, field, language) : text
  }
}
