import type { CollectionConfig } from 'payload'

import { about } from '../contract/about.ts'
import { draftedContent } from './access.ts'
import { draftVersions } from './drafts.ts'
import { fieldsOf, labelsOf } from './fields.ts'

export const Abouts = {
  slug: 'abouts' as const,
  labels: labelsOf(about),
  access: draftedContent,
  admin: {
    group: 'Content',
    description: 'What the firm says of itself on Home and About, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  orderable: true,
  versions: draftVersions,
  fields: fieldsOf(about),
} satisfies CollectionConfig
