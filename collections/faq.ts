import type { CollectionConfig } from 'payload'

import { faq } from '../contract/faq.ts'
import { publicContent } from './access.ts'
import { fieldsOf, labelsOf } from './fields.ts'

export const Faqs = {
  slug: 'faqs' as const,
  labels: labelsOf(faq),
  access: publicContent,
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
