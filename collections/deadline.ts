import type { CollectionConfig } from 'payload'

import { deadline } from '../contract/deadline.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Deadlines = {
  slug: 'deadlines' as const,
  ...contentOptions(deadline, 'Deadlines'),
  admin: {
    group: 'Content',
    description: 'What the law asks of taxpayers by a day. The tax calendar lists the days.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'recurrence', 'taxpayers', '_status', 'updatedAt'],
    ...previewOptions(deadline),
    listSearchableFields: ['title', 'law'],
  },
  orderable: true,
  fields: fieldsOf(deadline, { tags: { collection: 'tags' } }),
} satisfies CollectionConfig
