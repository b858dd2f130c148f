import { isRecord } from '#contract/narrow.ts'
import { DRAFT_PREFIX } from '../../state/draft-storage.ts'
import type { FormState } from './form-state.ts'

/** A form's unsaved content in localStorage, against a crash, a closed tab or an ended session. */
export interface Draft {
  texts: FormState['texts']
  /** Whether a picture was chosen, which is not stored. */
  hadImage: boolean
  /** The time of the last change, in ms since 1970. */
  at: number
}

const keyOf = (form: string): string => `${DRAFT_PREFIX}${form}`

/** The draft of a form's present state. */
export const draftOf = ({ texts, file, picture }: FormState): Draft => ({
  texts,
  hadImage: file !== null || picture !== null,
  at: Date.now(),
})

/** Stores a form's texts. A full or disabled storage is ignored. */
export function saveDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // There is then no draft to restore.
  }
}

export function deleteDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Storage is disabled: there is no draft.
  }
}

/**
 * The stored draft of a form; undefined if none or invalid.
 *
 * @param fields what the form has, unless that is not known, as where rows were added
 */
export function loadDraft(form: string, fields?: readonly string[]): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored['texts']) || typeof stored['at'] !== 'number') return undefined
    const { texts } = stored
    const names = fields ?? Object.keys(texts)
    const known = names.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : []))
    // Drafts from before the form had a field, or texts in other languages, have none of these.
    if (known.length === 0 || names.some((field) => !['string', 'undefined'].includes(typeof texts[field])))
      return undefined
    return { texts: Object.fromEntries(known), hadImage: stored['hadImage'] === true, at: stored['at'] }
  } catch {
    return undefined
  }
}
