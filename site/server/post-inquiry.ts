import { TRAP } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { successes } from '../text/toast-messages.ts'
import type { Store } from '../routing/route.ts'
import { apiAtom } from '../state/api-atom.ts'
import { contactAtom, emptyInquiry, type InquiryFields } from '../state/contact-form.ts'
import { messageOf, statusOf } from '../state/errors.ts'

/** Takes a contact form that came without JavaScript; the page then says what became of it. Answers its HTTP status. */
export async function postInquiry(store: Store, path: string, form = new URLSearchParams()): Promise<number> {
  if (path.replace(/\/$/, '') !== '/contact') return 405
  const names = Object.keys(resources.inquiry.fields)
  const fields: InquiryFields = {
    ...emptyInquiry,
    ...Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])),
  }
  try {
    const sent = { ...fields, [TRAP]: form.get(TRAP) ?? '' }
    await store.get(apiAtom).create('inquiry', sent, { key: crypto.randomUUID() })
    store.set(contactAtom, { status: 'success', message: successes.inquiry, fields: emptyInquiry })
    return 200
  } catch (error) {
    store.set(contactAtom, { status: 'error', message: messageOf(error), fields })
    return statusOf(error)
  }
}
