import type { CollectionConfig } from 'payload'

import { service } from '../contract/service.ts'
import { editorial } from './access.ts'
import { drafted } from './drafts.ts'
import { fieldsOf } from './fields.ts'
import { previewedAs } from './preview.ts'

export const Services = {
  slug: 'services' as const,
  labels: { singular: 'Service', plural: 'Services' },
  access: editorial,
  admin: {
    group: 'Content',
    description: 'What the firm offers, in the order set here; the first three stand on Home.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'updatedAt'],
    ...previewedAs(service),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  versions: drafted,
  fields: fieldsOf(service),
} satisfies CollectionConfig
