import { isRecord } from '#contract/narrow.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { DAY_MS } from '#contract/time.ts'

/** Where the browser keeps what was typed into the contact form, until it is sent: for a day, as others may use the same one. */
const KEY = 'inquiry'

/** Remembers the fields; they survive a closed tab. */
export function rememberTyped(fields: Readonly<Record<string, string>>): void {
  try {
    const { [HONEYPOT]: _trap, ...typed } = fields
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields: typed }))
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function forgetTyped(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was none.
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
