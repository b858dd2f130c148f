import { isRecord } from '../../answers.ts'
import type { FormState } from './form-state.ts'

/** What the browser keeps of an open form, against a crash, a closed tab or an ended session. */
export interface Draft {
  texts: FormState['texts']
  /** When it was last typed into, in ms since 1970. */
  at: number
}

const keyOf = (form: string): string => `draft:${form}`

/** Keeps a form's texts. A full or closed storage is no reason to stop anyone from writing. */
export function keepDraft(form: string, texts: FormState['texts']): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ texts, at: Date.now() } satisfies Draft))
  } catch {
    // Then nothing can be offered back.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // There was none.
  }
}

/** The kept draft of a form that has these fields. */
export function keptDraft(form: string, fields: readonly string[]): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    if (!isRecord(kept) || !isRecord(kept['texts']) || typeof kept['at'] !== 'number') return undefined
    const { texts } = kept
    const known = fields.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : []))
    return known.length === fields.length ? { texts: Object.fromEntries(known), at: kept['at'] } : undefined
  } catch {
    return undefined
  }
}
