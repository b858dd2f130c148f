import type { CollectionConfig } from 'payload'

import { inquiry } from '../contract/inquiry.ts'
import { staff } from './access.ts'
import { fieldsOf } from './fields.ts'

export const Inquiries = {
  slug: 'inquiries' as const,
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  // Visitors write through the contract's contact call alone, where attempts are limited.
  access: { read: staff, create: staff, update: staff, delete: staff },
  admin: {
    group: 'Visitors',
    description: 'What visitors sent through the contact form. The newest stands first.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: fieldsOf(inquiry),
} satisfies CollectionConfig
