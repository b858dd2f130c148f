import { isRecord } from '#contract/narrow.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { DAY_MS } from '#contract/time.ts'

/** The storage key of unsent text of the contact form. It is kept for a day, since others may use the same browser. */
const KEY = 'inquiry'

/** Remembers the fields; they survive a closed tab. */
export function rememberTyped(fields: Readonly<Record<string, string>>): void {
  try {
    const { [HONEYPOT]: _trap, ...typed } = fields
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields: typed }))
  } catch {
    // The form can be sent without storage.
  }
}

export function forgetTyped(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was no storage.
  }
}

/** The text of each field that was typed within the last day. */
export function typedFields(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
    if (isRecord(kept) && isRecord(kept['fields']) && Number(kept['at']) > Date.now() - DAY_MS) return kept['fields']
    forgetTyped()
    return {}
  } catch {
    return {}
  }
}
