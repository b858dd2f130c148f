import type { CollectionConfig } from 'payload'

import { blog } from '../contract/blog.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'
import { previewOptions } from './preview.ts'

export const Blogs = {
  slug: 'blogs' as const,
  ...contentOptions(blog, 'Blog posts'),
  admin: {
    group: 'Content',
    description: 'News and articles. The newest stands first.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'createdAt'],
    ...previewOptions(blog),
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: '-createdAt',
  fields: fieldsOf(blog, {
    author: { collection: 'teams' },
    services: { collection: 'services' },
    tags: { collection: 'tags' },
  }),
} satisfies CollectionConfig
