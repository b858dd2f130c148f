import type { CollectionConfig } from 'payload'

import { administrators, nobody } from './access.ts'

/** What a line of the audit trail tells of. */
const auditActions = [
  'signed in',
  'failed to sign in',
  'set a new password',
  'used an API key',
  'created',
  'changed',
  'deleted',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What a line says nothing of is not shown with it. */
const ifTold = (name: string) => ({ condition: (line: Readonly<Record<string, unknown>>) => Boolean(line[name]) })

/** Who did what and when. Written by the server alone; never what was written, only where. */
export const Audit = {
  slug: 'audit' as const,
  labels: { singular: 'Event', plural: 'Audit trail' },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'People',
    description: 'Who signed in, and who created, changed or deleted what. Nobody can change these lines.',
    useAsTitle: 'who',
    defaultColumns: ['at', 'who', 'action', 'kind', 'title'],
    listSearchableFields: ['who', 'title'],
    hideAPIURL: true,
  },
  defaultSort: '-at',
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'at',
      type: 'date',
      label: 'When',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } },
    },
    // As they were called then: who is deleted later stays named here.
    { name: 'who', type: 'text', required: true },
    { name: 'userId', type: 'text', label: 'Account’s id', index: true },
    { name: 'action', type: 'select', required: true, options: [...auditActions] },
    { name: 'kind', type: 'text', admin: ifTold('kind') },
    { name: 'title', type: 'text', admin: ifTold('title') },
    { name: 'documentId', type: 'text', label: 'Document’s id', index: true, admin: ifTold('documentId') },
    {
      name: 'status',
      type: 'text',
      admin: { ...ifTold('status'), description: 'Of an entry with drafts, after the change.' },
    },
    {
      name: 'address',
      type: 'text',
      admin: { ...ifTold('address'), description: 'Where an attempt to sign in came from.' },
    },
  ],
} satisfies CollectionConfig
