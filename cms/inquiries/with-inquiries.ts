import type { CollectionConfig } from 'payload'

import { queueMail } from '#cms/mail/inquiry-task.ts'
import { exportEndpoint } from '#cms/inquiries/export.ts'
import { markSpam } from './spam.ts'

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
