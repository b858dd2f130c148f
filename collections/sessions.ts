import type { CollectionConfig } from 'payload'

import { administratorsOrOwner, denyAll } from './access.ts'

/** No access through the API or the panel: digests for sign-in. */
const closed = { create: () => false, read: () => false, update: () => false }

const time = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const

/** One row per signed-in browser, created and checked by cms/auth. Deleting it signs that browser out. */
export const Sessions = {
  slug: 'sessions' as const,
  labels: { singular: 'Session', plural: 'Sessions' },
  access: { read: administratorsOrOwner, create: denyAll, update: denyAll, delete: administratorsOrOwner },
  admin: {
    group: 'People',
    description: 'Browsers that are signed in. Delete one to sign it out; a new password signs out all others.',
    useAsTitle: 'device',
    defaultColumns: ['device', 'who', 'address', 'usedAt', 'expiresAt'],
    listSearchableFields: ['who', 'device', 'address'],
    hideAPIURL: true,
  },
  defaultSort: '-usedAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'text', required: true, index: true, admin: { hidden: true } },
    // A digest, so that the database's content cannot be used to sign in.
    { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true, access: closed },
    // Digest of the password hash at sign-in; a changed password ends the session.
    { name: 'password', type: 'text', required: true, hidden: true, access: closed },
    { name: 'who', type: 'text', label: 'Person' },
    { name: 'device', type: 'text' },
    { name: 'address', type: 'text', admin: { description: 'Where it was signed in from.' } },
    {
      name: 'usedAt',
      type: 'date',
      label: 'Last used',
      admin: { date: time },
    },
    { name: 'expiresAt', type: 'date', label: 'Signed in until', required: true, index: true, admin: { date: time } },
  ],
} satisfies CollectionConfig
