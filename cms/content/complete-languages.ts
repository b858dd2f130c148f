import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type FlattenedField,
  ValidationError,
} from 'payload'

import { columnOf, richTextFields, SEARCH_TEXT } from '#collections/field-kinds.ts'
import { TEXT_FILES, textFilesOf } from '#collections/text-files.ts'
import { isRecord } from '#contract/narrow.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf, LANGUAGES } from '#contract/languages.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import { searchTextOf } from '#cms/search-words/search-text.ts'
import { valueAt } from '#cms/common/value-at.ts'
import { isBlank, ownValue } from './fall-back.ts'
import { invalidTexts } from './invalid-texts.ts'
import { missingTexts } from './missing-texts.ts'

declare module 'payload' {
  interface RequestContext {
    /** An entry's values by language; those of other languages are written together with the written one. */
    valuesByLanguage?: Readonly<Record<string, unknown>>
  }
}

type Values = Record<string, unknown>

/**
 * Adds the hook that sees an entry in all languages on each write: it refuses invalid texts of visible entries in any of them, completes
 * visible entries in the default language, and derives the search text and the list of files in texts.
 */
export function withLanguages(collection: CollectionConfig, type: Resource): CollectionConfig {
  const complete = completeLanguages(type)
  const withHook = (field: Field): Field =>
    'name' in field && field.name === SEARCH_TEXT && field.type === 'textarea'
      ? { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), complete] } }
      : field
  const { hooks } = collection
  return {
    ...collection,
    fields: collection.fields.map(withHook),
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), publishAllLanguages] },
  }
}

/** Publishing one language would leave the others’ localized rows missing: always publish all. */
const publishAllLanguages: CollectionBeforeOperationHook = ({ args }) => {
  if (!('publishSpecificLocale' in args)) return args
  const { publishSpecificLocale: _language, ...others } = args
  return others
}

const completeLanguages =
  (type: Resource): FieldHook =>
  async ({ collection, context, originalDoc, req, siblingData: data, siblingDocWithLocales: others = {} }) => {
    const language = languageOf(req.locale)
    if (context.valuesByLanguage) restore(collection?.flattenedFields ?? [], others, context.valuesByLanguage, language)
    if (data['_status'] !== 'draft') {
      const entry = { type, collection: collection?.slug, id: originalDoc?.id }
      const valueOf = (path: string, each: Language) =>
        each === language ? valueAt(data, path) : ownValue(valueAt(others, path), each)
      const invalidIn = (languages: readonly Language[]) =>
        invalidTexts(req, entry, valueOf, { languages, written: language })
      // Payload validates the written language alone, and reports nothing of it beside this error.
      const errors = await invalidIn(LANGUAGES.filter((each) => each !== language))
      if (errors.length === 0) {
        if (language !== DEFAULT_LANGUAGE) fillDefault(type, data, others, language)
        errors.push(...(await missingTexts(req, entry, valueOf)))
      }
      if (errors.length > 0) throw new ValidationError({ errors: [...(await invalidIn([language])), ...errors] })
    }
    const whole = { ...others, ...data, ...inAllLanguages(type, data, others, language) }
    data[TEXT_FILES] = textFilesOf(textsOf(type, whole))
    return searchTextOf(type, whole)
  }

/** Puts the values of other languages into what Payload merges with the written language. */
function restore(fields: readonly FlattenedField[], to: Values, from: Values, language: Language): void {
  for (const field of fields) {
    const stored = from[field.name]
    if (field.type === 'group') {
      const group = isRecord(to[field.name]) ? to[field.name] : {}
      if (isRecord(group)) restore(field.flattenedFields, group, isRecord(stored) ? stored : {}, language)
      to[field.name] = group
    } else if ('localized' in field && field.localized) {
      const { [language]: _written, ...values } = isRecord(stored) ? stored : {}
      to[field.name] = values
    }
  }
}

/**
 * Copies texts that are written in another language to the default language for as long as that has no title, so that entries that
 * visitors see are complete in the default language.
 */
function fillDefault(type: Resource, data: Values, others: Values, language: Language): void {
  const valueOf = (column: string): unknown => ownValue(others[column], DEFAULT_LANGUAGE)
  if (isBlank(valueOf(titleField(type))))
    for (const column of localizedColumns(type))
      if (isBlank(valueOf(column)) && data[column] !== undefined)
        others[column] = { ...asValues(others[column]), [DEFAULT_LANGUAGE]: data[column], [language]: data[column] }
}

/** The columns of a type with a value in each language. */
const localizedColumns = (type: Resource): string[] => [
  ...new Set(
    localizedFields(type).flatMap((name) => {
      const field = type.fields[name]
      return field ? [name, columnOf(name, field)] : []
    }),
  ),
]

const inAllLanguages = (type: Resource, data: Values, others: Values, language: Language): Values =>
  Object.fromEntries(
    localizedColumns(type).map((column) => [
      column,
      Object.fromEntries(
        LANGUAGES.map((each) => [each, each === language ? data[column] : ownValue(others[column], each)]),
      ),
    ]),
  )

/** All texts of an entry, in each language. */
const textsOf = (type: Resource, document: Values): unknown[] =>
  richTextFields(type).flatMap((name) => LANGUAGES.map((each) => ownValue(document[name], each)))

const asValues = (stored: unknown): Values => (isRecord(stored) ? stored : {})
