import type { CollectionConfig } from 'payload'

import { credentialAccess, digestFields, lastUsed, owner } from './credentials.ts'
import { roles } from '../contract/role.ts'

/** One row per API key, created and checked by cms/auth/api-keys.ts. Deleting the row revokes the key. */
export const ApiKeys = {
  slug: 'api-keys' as const,
  labels: { singular: 'API key', plural: 'API keys' },
  access: credentialAccess,
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
    ...digestFields,
    { name: 'name', type: 'text', required: true, admin: { description: 'The program that has it.' } },
    { name: 'role', type: 'select', required: true, options: [...roles] },
    owner,
    lastUsed,
    { name: 'address', type: 'text', admin: { description: 'Where it was last used from.' } },
  ],
} satisfies CollectionConfig
