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
  const texts = Object.keys(type.fields).map((field) => [field, String(entry?.[field] ?? '')])
  return { texts: Object.fromEntries(texts), file: null, removeImage: false }
}

/** Whether the form has unsaved changes. */
export const isChanged = (form: FormState, from: FormState): boolean =>
  form.file !== null || form.removeImage || !sameTexts(form.texts, from.texts)

/** Whether two forms have the same texts. */
export const sameTexts = (one: FormState['texts'], other: FormState['texts']): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field])

/** The request body. Empty texts are sent too; the server validates them. */
export function bodyOf({ texts, file, removeImage }: FormState): FormData {
  const body = new FormData()
  for (const [field, text] of Object.entries(texts)) body.append(field, text)
  if (file) body.append('image', file)
  else if (removeImage) body.append('removeImage', 'true')
  return body
}
