import type { CollectionConfig } from 'payload'

import { career } from '../contract/career.ts'
import { draftedContent } from './access.ts'
import { draftVersions } from './drafts.ts'
import { fieldsOf, labelsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Careers = {
  slug: 'careers' as const,
  labels: labelsOf(career),
  access: draftedContent,
  admin: {
    group: 'Content',
    description: 'Open positions, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'salary', 'validThrough', 'image', '_status', 'updatedAt'],
    ...previewOptions(career),
    listSearchableFields: ['title', 'slug'],
  },
  orderable: true,
  versions: draftVersions,
  fields: fieldsOf(career, { tags: { collection: 'tags' } }),
} satisfies CollectionConfig
