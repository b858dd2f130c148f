import type { CollectionConfig } from 'payload'

import { tag } from '../contract/tag.ts'
import { publicContent } from './access.ts'
import { fieldsOf, labelsOf } from './fields.ts'

export const Tags = {
  slug: 'tags' as const,
  labels: labelsOf(tag),
  access: publicContent,
  admin: {
    group: 'Content',
    description: 'Subjects that entries carry, in the order set here. Each has a page that lists them.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  fields: fieldsOf(tag),
} satisfies CollectionConfig
