import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'

/** What a form holds: a text for each field, and what becomes of the picture. */
export interface FormState {
  texts: Readonly<Record<string, string>>
  file: File | null
  removeImage: boolean
}

/** The state of a form that opens an entry, or makes a new one. */
export function formOf(name: ResourceName, entry?: AnyEntity): FormState {
  const type: Resource = resources[name]
  const texts = Object.keys(type.fields).map((field) => [field, String(entry?.[field] ?? '')])
  return { texts: Object.fromEntries(texts), file: null, removeImage: false }
}

/** Whether something would be lost by closing the form. */
export const isChanged = (form: FormState, from: FormState): boolean =>
  form.file !== null || form.removeImage || !sameTexts(form.texts, from.texts)

/** Whether two forms hold the same words. */
export const sameTexts = (one: FormState['texts'], other: FormState['texts']): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field])

/** The form as the API takes it. Every text is sent, also an empty one: whether it may be is the server's to say. */
export function bodyOf({ texts, file, removeImage }: FormState): FormData {
  const body = new FormData()
  for (const [field, text] of Object.entries(texts)) body.append(field, text)
  if (file) body.append('image', file)
  else if (removeImage) body.append('removeImage', 'true')
  return body
}
