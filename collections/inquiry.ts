import type { CollectionConfig, Field } from 'payload'

import { inquiry } from '../contract/inquiry.ts'
import { staff } from './access.ts'
import { fieldsOf } from './fields.ts'

/** The state of an inquiry. Suspected spam is marked on arrival and can be unmarked. */
const status: Field = {
  name: 'status',
  type: 'select',
  options: [
    { label: 'New', value: 'new' },
    { label: 'Answered', value: 'answered' },
    { label: 'Closed', value: 'closed' },
    { label: 'Spam', value: 'spam' },
  ],
  defaultValue: 'new',
  required: true,
  index: true,
  admin: { position: 'sidebar', isClearable: false },
}

const note: Field = {
  name: 'note',
  type: 'textarea',
  label: 'Private note',
  maxLength: 5_000,
  admin: { position: 'sidebar', description: 'For the office alone: visitors never see it.' },
}

export const Inquiries = {
  slug: 'inquiries' as const,
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  // Visitors create inquiries only through the contract's rate-limited contact call.
  access: { read: staff, create: staff, update: staff, delete: staff },
  admin: {
    group: 'Visitors',
    description: 'What visitors sent through the contact form.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'message', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    components: { beforeListTable: ['/inquiries/export-link.tsx#ExportLink'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [...fieldsOf(inquiry), status, note],
} satisfies CollectionConfig
