import { splitLanguage } from '#contract/language-path.ts'
import { HONEYPOT } from '#contract/spam-signals.ts'
import { resources } from '#contract/index.ts'
import { formWords } from '../pages/contact/form-words.ts'
import { apiAtom } from '../state/api-atom.ts'
import { lookUpTimesAtom } from '../state/bikram-sambat-days.ts'
import { contactFormAtom, emptyInquiry, type InquiryFields } from '../state/contact-form.ts'
import { messageOf, statusOf } from '../state/errors.ts'
import { siteLanguageOf } from '../state/language.ts'
import type { Store } from '../state/store.ts'

/** Whether a form can be sent to the page of a path, in whatever language. */
export const takesForm = (path: string): boolean => splitLanguage(path).path.replace(/\/$/, '') === '/contact'

/** Creates the inquiry of a contact form sent without JavaScript and stores the outcome for the page. Returns its HTTP status. */
export async function postInquiry(store: Store, form = new URLSearchParams()): Promise<number> {
  const names = Object.keys(resources.inquiry.fields)
  const fields: InquiryFields = {
    ...emptyInquiry,
    ...Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])),
  }
  try {
    const body = { ...fields, [HONEYPOT]: form.get(HONEYPOT) ?? '' }
    const api = store.get(apiAtom)
    await api.create('inquiry', body, { key: await keyOf([siteLanguageOf(store).tag, body]) })
    const answerBy = await api.answerTime().catch(() => '')
    await store.set(lookUpTimesAtom, [answerBy])
    store.set(contactFormAtom, {
      status: 'success',
      message: formWords[siteLanguageOf(store).tag].sent,
      fields: emptyInquiry,
      sent: { ...fields, answerBy },
    })
    return 200
  } catch (error) {
    store.set(contactFormAtom, { status: 'error', message: messageOf(error), fields })
    return statusOf(error)
  }
}

/**
 * The idempotency key of what is sent. A page that visitors share can have none of its own, so a form that is sent again (a reload,
 * a restored tab, a second tap) is known by its content. The API counts keys for each client IP apart, for a day.
 */
async function keyOf(content: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return Buffer.from(hash).toString('hex')
}
