import type { CollectionConfig } from 'payload'

import { blog } from '../contract/blog.ts'
import { draftedContent } from './access.ts'
import { draftVersions } from './drafts.ts'
import { fieldsOf, labelsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Blogs = {
  slug: 'blogs' as const,
  labels: labelsOf(blog),
  access: draftedContent,
  admin: {
    group: 'Content',
    description: 'News and articles. The newest stands first.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'createdAt'],
    ...previewOptions(blog),
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: '-createdAt',
  versions: draftVersions,
  fields: fieldsOf(blog, {
    author: { collection: 'teams' },
    services: { collection: 'services' },
    tags: { collection: 'tags' },
  }),
} satisfies CollectionConfig
