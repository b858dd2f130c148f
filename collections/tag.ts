import type { CollectionConfig } from 'payload'

import { tag } from '../contract/tag.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'

export const Tags = {
  slug: 'tags' as const,
  ...contentOptions(tag, 'Tags'),
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
