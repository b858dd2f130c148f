import { type Field, kindOf } from '#contract/fields/index.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'

/** A form's content: a text per field, and what happens to the picture. */
export interface FormState {
  texts: Readonly<Record<string, string>>
  file: File | null
  removeImage: boolean
}

/** The initial state of a form, for an entry or a new one. */
export function formOf(name: ResourceName, entry?: AnyEntity): FormState {
  const type: Resource = resources[name]
  const texts = Object.entries(type.fields).map(([field, description]) => [field, textOf(description, entry?.[field])])
  return { texts: Object.fromEntries(texts), file: null, removeImage: false }
}

/** Whether the form has unsaved changes. */
export const isChanged = (form: FormState, from: FormState): boolean =>
  form.file !== null || form.removeImage || !sameTexts(form.texts, from.texts)

/** Whether two forms have the same texts. */
export const sameTexts = (one: FormState['texts'], other: FormState['texts']): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field])

/** A field's value as one text; a new entry's as the type's description has it. */
function textOf(field: Field, value: unknown): string {
  const kind = kindOf(field)
  return kind.toText(kind.isValue(value) ? value : kind.empty(field))
}

/**
 * The request body. Empty texts are sent too; the server validates them. A reference is sent only if it was changed: one to
 * an entry that is not published looks empty here, and stays.
 */
export function bodyOf(name: ResourceName, { texts, file, removeImage }: FormState, from: FormState): FormData {
  const type: Resource = resources[name]
  const body = new FormData()
  for (const [field, text] of Object.entries(texts))
    if (type.fields[field]?.kind !== 'reference' || text !== from.texts[field]) body.append(field, text)
  if (file) body.append('image', file)
  else if (removeImage) body.append('removeImage', 'true')
  return body
}
