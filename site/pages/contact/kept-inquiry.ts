import { isRecord, isText, recordOf } from '#contract/narrow.ts'
import { DAY_MS } from '#contract/time.ts'
import type { SentInquiry } from '../../state/contact-form.ts'

/**
 * Keeps a sent inquiry with the browser's history entry, so that it is confirmed again after a reload and on the way back. A later
 * visit has an entry of its own; what stands in the page's HTML, which the service worker stores, stays the same.
 */
export function keepSent({ subject, message, email, phone }: SentInquiry, answerBy: string | undefined): void {
  const sent = { at: Date.now(), subject, message, email, phone, answerBy }
  window.history.replaceState({ ...recordOf(window.history.state), sent }, '')
}

/** The inquiry that is kept with the entry: for a day, since browsers restore tabs long after. */
export function keptSent(): SentInquiry | undefined {
  const { sent } = recordOf(window.history.state)
  if (!isRecord(sent) || !(Number(sent['at']) > Date.now() - DAY_MS)) return undefined
  const { subject, message, email, phone, answerBy } = sent
  return {
    subject: isText(subject) ? subject : undefined,
    message: isText(message) ? message : '',
    email: isText(email) ? email : undefined,
    phone: isText(phone) ? phone : undefined,
    ...(isText(answerBy) ? { answerBy } : {}),
  }
}
