import type { CollectionConfig } from 'payload'

import { service } from '../contract/service.ts'
import { draftedContent } from './access.ts'
import { draftVersions } from './drafts.ts'
import { fieldsOf, labelsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Services = {
  slug: 'services' as const,
  labels: labelsOf(service),
  access: draftedContent,
  admin: {
    group: 'Content',
    description: 'What the firm offers, in the order set here; the first three stand on Home.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'updatedAt'],
    ...previewOptions(service),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  versions: draftVersions,
  fields: fieldsOf(service, { people: { collection: 'teams' }, tags: { collection: 'tags' } }),
} satisfies CollectionConfig
