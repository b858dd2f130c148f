import { atom } from 'jotai'

import type { EntityOf } from '#contract/index.ts'

export type InquiryFields = Omit<EntityOf<'inquiry'>, '_id' | 'createdAt'>

/** The outcome of a contact form that was sent without JavaScript. */
export interface ContactOutcome {
  status: 'idle' | 'success' | 'error'
  message: string
  fields: InquiryFields
  sent?: SentInquiry
}

/** The sent inquiry, and the promised time of the answer if any. */
export interface SentInquiry {
  subject?: string | undefined
  message: string
  /** Where the answer goes. */
  email?: string | undefined
  phone?: string | undefined
  answerBy?: string
}

export const emptyInquiry: InquiryFields = { name: '', email: '', phone: '', message: '' }

/** No form was sent. */
export const notSent: ContactOutcome = { status: 'idle', message: '', fields: emptyInquiry }

export const contactFormAtom = atom<ContactOutcome>(notSent)
