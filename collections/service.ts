import type { CollectionConfig } from 'payload'

import { service } from '../contract/service.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Services = {
  slug: 'services' as const,
  ...contentOptions(service, 'Services'),
  admin: {
    group: 'Content',
    description: 'What the firm offers, in the order set here; the first three stand on Home.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'updatedAt'],
    ...previewOptions(service),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  fields: fieldsOf(service, { people: { collection: 'teams' }, tags: { collection: 'tags' } }),
} satisfies CollectionConfig
