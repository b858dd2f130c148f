import type { CollectionConfig } from 'payload'

import { career } from '../contract/career.ts'
import { editorial } from './access.ts'
import { drafted } from './drafts.ts'
import { fieldsOf } from './fields.ts'

export const Careers = {
  slug: 'careers' as const,
  labels: { singular: 'Job', plural: 'Career' },
  access: editorial,
  admin: {
    group: 'Content',
    description: 'Open positions, in the order set here.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'salary', 'image', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  orderable: true,
  versions: drafted,
  fields: fieldsOf(career, {
    title: { help: 'The job title.' },
    salary: { help: 'Per month, as it is to be shown.' },
  }),
} satisfies CollectionConfig
