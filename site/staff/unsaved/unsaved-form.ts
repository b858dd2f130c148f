import type { Picture } from '#contract/media.ts'
import { isRecord } from '#contract/narrow.ts'
import { loadName } from '../../state/user-name-storage.ts'
import { readStoredJson, removeStored, writeStored } from '../../state/storage.ts'
import { UNSAVED_FORM_PREFIX } from '../../state/unsaved-forms.ts'

/** A form's unsaved content in localStorage, against a crash, a closed tab or an ended session. */
export interface UnsavedForm {
  /** Only those that were changed: the others are as they are stored by then. */
  texts: Readonly<Record<string, string>>
  /** Whether a picture was chosen, which is not stored. */
  hadImage: boolean
  /** The time of the last change, in ms since 1970. */
  at: number
}

/** Each person has own ones: somebody else may sign in after a session has ended. */
const keyOf = (form: string): string => UNSAVED_FORM_PREFIX + [loadName(), form].filter(Boolean).join(':')

type Content = Pick<UnsavedForm, 'texts'> & { file: File | null; picture: Picture | null }

/** The texts of a form that differ from those in `from`. */
export const changedTexts = (texts: Content['texts'], from: Content['texts']): Content['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== from[name]))

/** The unsaved content of a form's present state, compared with the one that it was opened or saved with. */
export const unsavedFormOf = ({ texts, file, picture }: Content, from: Pick<Content, 'texts'>): UnsavedForm => ({
  texts: changedTexts(texts, from.texts),
  hadImage: file !== null || picture !== null,
  at: Date.now(),
})

/** Stores a form's texts. With a full or disabled storage there is nothing to restore later. */
export const storeUnsavedForm = (form: string, unsaved: UnsavedForm): boolean =>
  writeStored('localStorage', keyOf(form), JSON.stringify(unsaved))

export const deleteUnsavedForm = (form: string): void => removeStored('localStorage', keyOf(form))

/**
 * The stored content of a form; undefined if none or invalid.
 *
 * @param fields what the form has, unless that is not known, as where rows were added
 */
export function loadUnsavedForm(form: string, fields?: readonly string[]): UnsavedForm | undefined {
  const stored = readStoredJson('localStorage', keyOf(form))
  if (!isRecord(stored) || !isRecord(stored['texts']) || typeof stored['at'] !== 'number') return undefined
  const { texts } = stored
  const names = fields ?? Object.keys(texts)
  const known = names.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : []))
  // Content from before the form had a field, or texts in other languages, have none of these.
  if (known.length === 0 || names.some((field) => !['string', 'undefined'].includes(typeof texts[field])))
    return undefined
  return { texts: Object.fromEntries(known), hadImage: stored['hadImage'] === true, at: stored['at'] }
}
