import type { CollectionConfig } from 'payload'

import { career } from '../contract/career.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Careers = {
  slug: 'careers' as const,
  ...contentOptions(career, 'Careers'),
  admin: {
    group: 'Content',
    description: 'Open positions, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'salary', 'validThrough', 'image', '_status', 'updatedAt'],
    ...previewOptions(career),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  fields: fieldsOf(career, { tags: { collection: 'tags' } }),
} satisfies CollectionConfig
