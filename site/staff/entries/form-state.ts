import { refersToEntries } from '#contract/fields/refers-to-entries.ts'
import { type Field, kindOf } from '#contract/fields/index.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { IMAGE_ID } from '#contract/image-file.ts'
import type { Picture } from '#contract/media.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Translations } from '../../state/translation-calls.ts'
import { changedTexts } from '../unsaved/unsaved-form.ts'
import { nameIn, splitName, textsIn, translatedNames } from './languages.ts'

/** A form's content: a text per field and language (`title`, `ne:title`), and what happens to the picture. */
export interface FormState {
  texts: Readonly<Record<string, string>>
  file: File | null
  /** The picture of the library that was chosen in place of a file. */
  picture: Picture | null
  removeImage: boolean
}

/** The initial state of a form, for an entry or a new one. */
export function formOf(name: ResourceName, entry?: AnyEntity, translations: Translations = {}): FormState {
  const type: Resource = resources[name]
  const texts = Object.entries(type.fields).map(([field, description]) => [
    field,
    formText(description, entry?.[field]),
  ])
  const others = otherLanguages.map((language) => translatedTexts(type, language, translations[language]?.entry))
  return {
    texts: Object.assign({ ...Object.fromEntries(texts), ...extraTexts(type, entry) }, ...others),
    file: null,
    picture: null,
    removeImage: false,
  }
}

/** The texts of a form in another language than the default one: empty where an entry falls back to that. */
export function translatedTexts(type: Resource, language: OtherLanguage, entry?: AnyEntity): Record<string, string> {
  const isOwn = (path: string) => entry?.fellBack?.includes(path) === false
  const own: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(type.fields).map(([field, description]) => [
        field,
        formText(description, isOwn(field) ? entry?.[field] : undefined),
      ]),
    ),
    seoTitle: (isOwn('seo.title') && entry?.seo?.title) || '',
    seoDescription: (isOwn('seo.description') && entry?.seo?.description) || '',
  }
  return Object.fromEntries(translatedNames(type).map((field) => [nameIn(language, field), own[field] ?? '']))
}

/** The texts of an entry of a type with drafts beside its fields: its slug, and those for search engines. */
function extraTexts({ drafts, slugFrom, seo }: Resource, entry?: AnyEntity): Record<string, string> {
  if (!drafts) return {}
  return {
    ...(slugFrom ? { slug: entry?.slug ?? '' } : {}),
    ...(seo ? { seoTitle: entry?.seo?.title ?? '', seoDescription: entry?.seo?.description ?? '' } : {}),
  }
}

/** Whether a new entry has texts that the contract's create does not take: of its own, or in another language. */
export const hasExtraTexts = (name: ResourceName, { texts }: FormState): boolean =>
  Object.keys(extraTexts(resources[name])).some((field) => texts[field]?.trim()) ||
  otherLanguages.some((language) => Object.values(textsIn(language, texts)).some((text) => text.trim()))

/**
 * A form after it was saved, with what the server made of it.
 *
 * @param sent the form as it was sent; what was typed since stays
 */
export function afterSave(name: ResourceName, form: FormState, sent: FormState, entry: AnyEntity): FormState {
  const extra = Object.entries(extraTexts(resources[name], entry))
  const settled = extra.filter(([field]) => form.texts[field] === sent.texts[field])
  return {
    texts: { ...form.texts, ...Object.fromEntries(settled) },
    file: form.file === sent.file ? null : form.file,
    picture: form.picture === sent.picture ? null : form.picture,
    removeImage: form.removeImage === sent.removeImage ? false : form.removeImage,
  }
}

/** An entry's present form with what was changed in an earlier one: what others have changed since stays. */
export const changedOver = (present: FormState, { form, from }: { form: FormState; from: FormState }): FormState => ({
  ...form,
  texts: { ...present.texts, ...changedTexts(form.texts, from.texts) },
})

/** Whether the form has unsaved changes. */
export const isChanged = (form: FormState, from: FormState): boolean =>
  form.file !== null || form.picture !== null || form.removeImage || !sameTexts(form.texts, from.texts)

/** Whether two forms would be saved alike. */
export const isSameContent = (one: FormState, other: FormState): boolean =>
  one.file === other.file &&
  one.picture === other.picture &&
  one.removeImage === other.removeImage &&
  sameTexts(one.texts, other.texts)

/** A field's value, also for the picture. */
export const valueOf = (form: FormState | undefined, field: string): unknown =>
  field === 'image' ? form?.file : field === IMAGE_ID ? form?.picture : form?.texts[field]

/** The texts of a form in another language that differ, by their names in requests. */
export const changedIn = (language: OtherLanguage, form: FormState, from: FormState): FormState['texts'] =>
  changedTexts(textsIn(language, form.texts), textsIn(language, from.texts))

/** Whether a form has unsaved changes in the default language, or of what is the same in all. */
export const isDefaultChanged = (form: FormState, from: FormState): boolean =>
  isChanged({ ...form, texts: textsIn(DEFAULT_LANGUAGE, form.texts) }, from)

/** A form with the texts of another one in one language. */
export const withTextsIn = (language: Language, form: FormState, { texts }: Pick<FormState, 'texts'>): FormState => ({
  ...form,
  texts: {
    ...form.texts,
    ...Object.fromEntries(Object.entries(texts).filter(([name]) => splitName(name).language === language)),
  },
})

/** Whether two forms have the same texts. */
export const sameTexts = (one: FormState['texts'], other: FormState['texts']): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field])

/** A field's value as one text; a new entry's as the type's description has it. */
function formText(field: Field, value: unknown): string {
  const kind = kindOf(field)
  return kind.toText(kind.isValue(value) ? value : kind.empty(field))
}

/**
 * The request body of the default language. Empty texts are sent too; the server validates them. A reference is sent only if it was changed: one to
 * an entry that is not published looks empty here, and stays. So are what entities lack without a value, and a text beside the fields: an unchanged slug follows the title.
 */
export function bodyOf(
  name: ResourceName,
  { texts, file, picture, removeImage }: FormState,
  from: FormState,
): FormData {
  const type: Resource = resources[name]
  const body = new FormData()
  for (const [field, text] of Object.entries(textsIn(DEFAULT_LANGUAGE, texts)))
    if (isAlwaysSent(type, field) || text !== from.texts[field]) body.append(field, text)
  if (file) body.append('image', file)
  else if (picture) body.append(IMAGE_ID, picture._id)
  else if (removeImage) body.append('removeImage', 'true')
  return body
}

function isAlwaysSent({ fields }: Resource, name: string): boolean {
  const field = fields[name]
  return field !== undefined && !field.omitEmpty && !refersToEntries(field)
}
