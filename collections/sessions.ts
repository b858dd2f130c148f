import type { CollectionConfig } from 'payload'

import { credentialAccess, dayAndTime, digestFields, lastUsed, owner } from './credentials.ts'

/** One row per signed-in browser, created and checked by cms/auth. Deleting it signs that browser out. */
export const Sessions = {
  slug: 'sessions' as const,
  labels: { singular: 'Session', plural: 'Sessions' },
  access: credentialAccess,
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
    ...digestFields,
    owner,
    { name: 'device', type: 'text' },
    { name: 'address', type: 'text', admin: { description: 'Where it was signed in from.' } },
    lastUsed,
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Signed in until',
      required: true,
      index: true,
      admin: { date: dayAndTime },
    },
  ],
} satisfies CollectionConfig
