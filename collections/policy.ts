import type { CollectionConfig } from 'payload'

import { policy } from '../contract/policy.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Policies = {
  slug: 'policies' as const,
  ...contentOptions(policy, 'Policies'),
  admin: {
    group: 'Content',
    description: 'Privacy policy, terms and the like, in the order set here. The footer of each page links to them.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'atForms', '_status', 'updatedAt'],
    ...previewOptions(policy),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  fields: fieldsOf(policy),
} satisfies CollectionConfig
