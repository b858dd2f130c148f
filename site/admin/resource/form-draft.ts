import { isRecord } from '#contract/is-record.ts'
import { DRAFT_PREFIX } from '../../state/draft-storage.ts'
import type { FormState } from './form-state.ts'

/** What the browser keeps of an open form, against a crash, a closed tab or an ended session. */
export interface Draft {
  texts: FormState['texts']
  /** Whether a picture was chosen beside them, which is not kept. */
  hadImage: boolean
  /** When it was last typed into, in ms since 1970. */
  at: number
}

const keyOf = (form: string): string => `${DRAFT_PREFIX}${form}`

/** What would be kept of a form as it is now. */
export const draftOf = ({ texts, file }: FormState): Draft => ({ texts, hadImage: file !== null, at: Date.now() })

/** Keeps a form's texts. A full or closed storage is no reason to stop anyone from writing. */
export function saveDraft(form: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // Then nothing can be offered back.
  }
}

export function deleteDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // There was none.
  }
}

/** The kept draft of a form that has these fields. */
export function loadDraft(form: string, fields: readonly string[]): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept['texts']) || typeof kept['at'] !== 'number') return undefined
    const { texts } = kept
    const known = fields.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : []))
    if (known.length !== fields.length) return undefined
    return { texts: Object.fromEntries(known), hadImage: kept['hadImage'] === true, at: kept['at'] }
  } catch {
    return undefined
  }
}
