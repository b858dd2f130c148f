import type { CollectionConfig } from 'payload'

import { team } from '../contract/team.ts'
import { contentOptions } from './content-options.ts'
import { fieldsOf } from './fields.ts'

export const Teams = {
  slug: 'teams' as const,
  ...contentOptions(team, 'Team members'),
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
