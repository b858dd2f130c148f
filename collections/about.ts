import type { CollectionConfig } from 'payload'

import { about } from '../contract/about.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'

export const Abouts = {
  slug: 'abouts' as const,
  ...contentOptions(about, 'Texts about us'),
  admin: {
    group: 'Content',
    description: 'What the firm says of itself on Home and About, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  orderable: true,
  fields: fieldsOf(about),
} satisfies CollectionConfig
