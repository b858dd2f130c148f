import type { CollectionConfig } from 'payload'

import { faq } from '../contract/faq.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'

export const Faqs = {
  slug: 'faqs' as const,
  ...contentOptions(faq, 'Faqs'),
  admin: {
    group: 'Content',
    description: 'Questions and answers below the prices, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    listSearchableFields: ['title', 'description'],
  },
  orderable: true,
  fields: fieldsOf(faq, { tags: { collection: 'tags' } }),
} satisfies CollectionConfig
