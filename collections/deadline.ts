import type { CollectionConfig } from 'payload'

import { deadline } from '../contract/deadline.ts'
import { draftedContent } from './access.ts'
import { draftVersions } from './drafts.ts'
import { fieldsOf, labelsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Deadlines = {
  slug: 'deadlines' as const,
  labels: labelsOf(deadline),
  access: draftedContent,
  admin: {
    group: 'Content',
    description: 'What the law asks of taxpayers by a day. The tax calendar lists the days.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'recurrence', 'taxpayers', '_status', 'updatedAt'],
    ...previewOptions(deadline),
    listSearchableFields: ['title', 'law'],
  },
  orderable: true,
  versions: draftVersions,
  fields: fieldsOf(deadline, { tags: { collection: 'tags' } }),
} satisfies CollectionConfig
