import type { CollectionConfig } from 'payload'

import { queueAssignmentMail } from '#cms/mail/assignment-mail-task.ts'
import { queueMail } from '#cms/mail/office-mail-task.ts'
import { exportEndpoint } from '#cms/inquiries/export.ts'
import { markSpam } from './spam.ts'
import { appendToThread, storeAnswerBy } from './thread.ts'

/** Adds the spam check, the promised answer, the thread and the mails, on every route, and the CSV export. */
export const withInquiries = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), markSpam, storeAnswerBy, appendToThread],
    afterChange: [...(collection.hooks?.afterChange ?? []), queueMail, queueAssignmentMail],
  },
  endpoints: [...(collection.endpoints || []), exportEndpoint],
})
