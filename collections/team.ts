import type { CollectionConfig } from 'payload'

import { team } from '../contract/team.ts'
import { publicContent } from './access.ts'
import { fieldsOf, labelsOf } from './fields.ts'

export const Teams = {
  slug: 'teams' as const,
  labels: labelsOf(team),
  access: publicContent,
  admin: {
    group: 'Content',
    description: 'The people of the firm, in the order set here.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'post', 'image', 'updatedAt'],
    listSearchableFields: ['name', 'post'],
  },
  orderable: true,
  fields: fieldsOf(team),
} satisfies CollectionConfig
