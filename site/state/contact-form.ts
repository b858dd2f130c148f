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

/** What was sent, and by when it is answered, if that is promised. */
export interface SentInquiry {
  subject?: string | undefined
  message: string
  answerBy?: string
}

export const emptyInquiry: InquiryFields = { name: '', email: '', phone: '', message: '' }

export const contactFormAtom = atom<ContactOutcome>({ status: 'idle', message: '', fields: emptyInquiry })
