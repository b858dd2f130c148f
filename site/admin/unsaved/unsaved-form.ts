import { isRecord } from '#contract/narrow.ts'
import { UNSAVED_FORM_PREFIX } from '../../state/unsaved-forms.ts'
import type { FormState } from './form-state.ts'

/** A form's unsaved content in localStorage, against a crash, a closed tab or an ended session. */
export interface UnsavedForm {
  texts: FormState['texts']
  /** Whether a picture was chosen, which is not stored. */
  hadImage: boolean
  /** The time of the last change, in ms since 1970. */
  at: number
}

const keyOf = (form: string): string => `${UNSAVED_FORM_PREFIX}${form}`

/** The unsaved content of a form's present state. */
export const unsavedFormOf = ({ texts, file, picture }: FormState): UnsavedForm => ({
  texts,
  hadImage: file !== null || picture !== null,
  at: Date.now(),
})

/** Stores a form's texts. A full or disabled storage is ignored. */
export function storeUnsavedForm(form: string, unsaved: UnsavedForm): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(unsaved))
  } catch {
    // There is then nothing to restore.
  }
}

export function deleteUnsavedForm(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Storage is disabled: nothing is stored.
  }
}

/**
 * The stored content of a form; undefined if none or invalid.
 *
 * @param fields what the form has, unless that is not known, as where rows were added
 */
export function loadUnsavedForm(form: string, fields?: readonly string[]): UnsavedForm | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored['texts']) || typeof stored['at'] !== 'number') return undefined
    const { texts } = stored
    const names = fields ?? Object.keys(texts)
    const known = names.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : []))
    // Content from before the form had a field, or texts in other languages, have none of these.
    if (known.length === 0 || names.some((field) => !['string', 'undefined'].includes(typeof texts[field])))
      return undefined
    return { texts: Object.fromEntries(known), hadImage: stored['hadImage'] === true, at: stored['at'] }
  } catch {
    return undefined
  }
}
