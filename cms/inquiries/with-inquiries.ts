import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import { queueMail } from '#cms/mail/inquiry-task.ts'
import { exportEndpoint } from '#cms/inquiries/export.ts'
import { looksLikeSpam } from './spam.ts'
import type { SpamSignals } from '#contract/spam-signals.ts'

/** Adds the spam check and the notification mail, on every route, and the CSV export. */
declare module 'payload' {
  interface RequestContext {
    /** All fields of a submitted form, those that are not stored included. */
    formFields?: SpamSignals
  }
}

export const withInquiries = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), markSpam],
    afterChange: [...(collection.hooks?.afterChange ?? []), queueMail],
  },
  endpoints: [...(collection.endpoints || []), exportEndpoint],
})

/** Spam is stored with the status `spam`; the response is the same, so that the sender does not notice. */
const markSpam: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && looksLikeSpam(req.context.formFields ?? {}) ? { ...data, status: 'spam' } : data
