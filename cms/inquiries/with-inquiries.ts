import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import { queueMail } from '#cms/mail/inquiry-task.ts'
import { exportEndpoint } from '#cms/inquiries/export.ts'
import { looksLikeSpam } from './spam.ts'
import { formFieldsOf } from './form-fields.ts'

/** Adds the spam check and the notification mail, on every route, and the CSV export. */
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
  operation === 'create' && looksLikeSpam(formFieldsOf(req)) ? { ...data, status: 'spam' } : data
