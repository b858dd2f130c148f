import type { CollectionConfig } from 'payload'

import { about } from '../contract/about.ts'
import { editorial } from './access.ts'
import { drafted } from './drafts.ts'
import { fieldsOf } from './fields.ts'

export const Abouts = {
  slug: 'abouts' as const,
  labels: { singular: 'About entry', plural: 'About us' },
  access: editorial,
  admin: {
    group: 'Content',
    description: 'What the firm says of itself on Home and About, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  orderable: true,
  versions: drafted,
  fields: fieldsOf(about),
} satisfies CollectionConfig
