import type { CollectionConfig } from 'payload'

import { blog } from '../contract/blog.ts'
import { editorial } from './access.ts'
import { drafted } from './drafts.ts'
import { fieldsOf } from './fields.ts'
import { previewedAs } from './preview.ts'

export const Blogs = {
  slug: 'blogs' as const,
  labels: { singular: 'Post', plural: 'Blog' },
  access: editorial,
  admin: {
    group: 'Content',
    description: 'News and articles. The newest stands first.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'image', '_status', 'createdAt'],
    ...previewedAs(blog),
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: '-createdAt',
  versions: drafted,
  fields: fieldsOf(blog),
} satisfies CollectionConfig
