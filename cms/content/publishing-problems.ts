import type { Payload } from 'payload'

import { columnOf, fieldOfPath } from '#collections/field-kinds.ts'
import type { Source } from '#collections/sources.ts'
import type { FieldError } from '#contract/failure.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { fieldLabel } from '#contract/fields/label.ts'
import { fieldRequired } from '#contract/fields/messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import { isBlank } from './fall-back.ts'
import { invalidTexts, valuesIn } from './invalid-texts.ts'
import { missingTexts } from './missing-texts.ts'

type Document = Readonly<Record<string, unknown>>

/**
 * Why an entry's newest content cannot be published, by field; none if it can, or if there is no such entry. Used when a
 * publication is scheduled, when the scheduled job runs, and before an entry is restored as published; immediate publishing is checked
 * when it is written, by the same rules.
 *
 * @param written the language that messages do not name
 */
export async function publishingProblems(
  payload: Payload,
  { collection, type }: Source,
  id: string,
  written: Language = DEFAULT_LANGUAGE,
): Promise<FieldError[]> {
  const names = Object.entries(type.fields).flatMap(([name, field]) => [name, columnOf(name, field)])
  const select = Object.fromEntries([...names, ...(type.seo ? ['meta'] : [])].map((name) => [name, true]))
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
  if (!found) return []
  const document = { ...found }
  const entry = { type, collection, id }
  const valueOf = valuesIn(document)
  const texts = [
    ...(await missingTexts({ payload }, entry, valueOf)),
    ...(await invalidTexts({ payload }, entry, valueOf, { written })),
  ]
  return [...texts.map(({ path, message }) => ({ field: fieldOfPath(path), message })), ...missingIn(type, document)]
}

/** What is required and missing besides texts. */
const missingIn = ({ fields }: Resource, document: Document): FieldError[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.required && !isLocalized(field) && isBlank(document[columnOf(name, field)])
      ? [{ field: name, message: fieldRequired(fieldLabel(name)) }]
      : [],
  )
