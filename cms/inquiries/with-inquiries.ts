import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

import { queueMail } from '#cms/mail/inquiry-task.ts'
import { exportEndpoint } from '#cms/inquiries/export.ts'
import { looksLikeSpam } from './spam.ts'
import { sentWith } from './sent.ts'

/** The inquiries' collection with what every door's writes go through, and the way out to spreadsheets. */
export const withInquiries = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), judge],
    afterChange: [...(collection.hooks?.afterChange ?? []), queueMail],
  },
  endpoints: [...(collection.endpoints || []), exportEndpoint],
})

/** What looks like spam is kept all the same, and marked: the sender learns nothing of it. */
const judge: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && looksLikeSpam(sentWith(req)) ? { ...data, status: 'spam' } : data
