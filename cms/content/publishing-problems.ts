import type { Payload } from 'payload'

import { columnOf, storedKindOf } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { FieldError } from '#contract/failure.ts'
import { type Field, isLocalized } from '#contract/fields/index.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { fieldRequired } from '#contract/fields/messages.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { withoutPendingPictures } from '#cms/rich-text/pending-pictures.ts'
import { validateRichText } from '#cms/rich-text/validate.ts'
import { isBlank, valueInLanguage } from './fall-back.ts'

type Document = Readonly<Record<string, unknown>>

/**
 * Why an entry's newest content cannot be published, by field; none if it can, or if there is no such entry. Used when a
 * publication is scheduled, when the scheduled job runs, and before an entry is restored as published; immediate publishing is checked by Payload, by the same rules.
 */
export async function publishingProblems(payload: Payload, { collection, type }: Source, id: string) {
  const names = Object.entries(type.fields).flatMap(([name, field]) => [name, columnOf(name, field)])
  const select = Object.fromEntries(names.map((name) => [name, true]))
  const find = {
    collection,
    id,
    select,
    draft: true,
    trash: true,
    depth: 0,
    locale: 'all',
    disableErrors: true,
  } as const
  const found = await payload.findByID(find)
  return found ? problemsIn(type, { ...found }) : []
}

/** @param document in all languages */
const problemsIn = ({ fields }: Resource, document: Document): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const message = problemOf(name, field, document)
    return message === undefined ? [] : [{ field: name, message }]
  })

function problemOf(name: string, field: Field, document: Document): string | undefined {
  const valueOf = (column: string): unknown =>
    isLocalized(field) ? valueInLanguage(document[column], DEFAULT_LANGUAGE).value : document[column]
  const label = fieldLabel(name)
  if (field.required && isBlank(valueOf(columnOf(name, field)))) return fieldRequired(label)
  // Other values are valid in drafts, too.
  if (storedKindOf(field).storage !== 'richText') return undefined
  const checked = validateRichText(withoutPendingPictures(valueOf(name)))
  return checked === true ? undefined : checked
}
