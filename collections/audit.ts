import type { CollectionConfig } from 'payload'

import { administrators, denyAll } from './access.ts'

/** The actions that the audit trail records. */
const auditActions = [
  'signed in',
  'failed to sign in',
  'set a new password',
  'used an API key',
  'used a recovery code',
  'created',
  'changed',
  'deleted',
  'restored',
  'deleted for good',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Hides the field of a record that has no value for it. */
const ifPresent = (name: string) => ({ condition: (line: Readonly<Record<string, unknown>>) => Boolean(line[name]) })

/** Leaves a list's cell empty, in place of “<No Title>”: an attempt to sign in is about no document. */
const QUIET_CELL = '/fields/quiet-cell.tsx#QuietCell'

/** Records who did what and when, without the written content. Only the server writes it. */
export const Audit = {
  slug: 'audit' as const,
  labels: { singular: 'Event', plural: 'Audit trail' },
  access: { read: administrators, create: denyAll, update: denyAll, delete: denyAll },
  admin: {
    group: 'People',
    description: 'Who signed in, and who created, changed or deleted what. Nobody can change these lines.',
    useAsTitle: 'who',
    defaultColumns: ['at', 'who', 'action', 'kind', 'title', 'status', 'address'],
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
    // The name at the time of the action, so that it survives the account's deletion.
    { name: 'who', type: 'text', required: true },
    { name: 'userId', type: 'text', label: 'Account’s id', index: true },
    { name: 'action', type: 'select', required: true, options: [...auditActions] },
    { name: 'kind', type: 'text', admin: { ...ifPresent('kind'), components: { Cell: QUIET_CELL } } },
    { name: 'title', type: 'text', admin: { ...ifPresent('title'), components: { Cell: QUIET_CELL } } },
    { name: 'documentId', type: 'text', label: 'Document’s id', index: true, admin: ifPresent('documentId') },
    {
      name: 'status',
      type: 'text',
      admin: {
        ...ifPresent('status'),
        components: { Cell: QUIET_CELL },
        description: 'After the change: of an entry with drafts its status, of an account a new role or e-mail.',
      },
    },
    {
      name: 'address',
      type: 'text',
      admin: {
        ...ifPresent('address'),
        components: { Cell: QUIET_CELL },
        description: 'Where an attempt to sign in came from.',
      },
    },
  ],
} satisfies CollectionConfig
