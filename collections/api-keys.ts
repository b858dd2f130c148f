import type { CollectionConfig } from 'payload'

import { administratorsOrOwner, denyAll } from './access.ts'
import { roles } from './role.ts'

/** Written by the server's own code alone; `key` and `password` are digests that nobody reads. */
const closed = { create: () => false, read: () => false, update: () => false }

const time = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const

/** One row per API key. Made and checked by the server's own code (cms/auth/api-keys.ts); a deleted row ends its key. */
export const ApiKeys = {
  slug: 'api-keys' as const,
  labels: { singular: 'API key', plural: 'API keys' },
  access: { read: administratorsOrOwner, create: denyAll, update: denyAll, delete: administratorsOrOwner },
  admin: {
    group: 'People',
    description: 'With a key a program signs in as you. Delete one to end it; a new password ends all of your keys.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'who', 'usedAt', 'createdAt'],
    listSearchableFields: ['name', 'who'],
    hideAPIURL: true,
    components: { beforeListTable: ['/api-keys/new-key.tsx#NewKey'] },
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'text', required: true, index: true, admin: { hidden: true } },
    // A digest: who reads the database cannot sign in with what is found there.
    { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true, access: closed },
    // Digest of the password's hash when the key was made; a changed password ends the key.
    { name: 'password', type: 'text', required: true, hidden: true, access: closed },
    { name: 'name', type: 'text', required: true, admin: { description: 'The program that has it.' } },
    { name: 'role', type: 'select', required: true, options: [...roles] },
    { name: 'who', type: 'text', label: 'Person' },
    { name: 'usedAt', type: 'date', label: 'Last used', admin: { date: time } },
    { name: 'address', type: 'text', admin: { description: 'Where it was last used from.' } },
  ],
} satisfies CollectionConfig
