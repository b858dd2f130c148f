import type { CollectionConfig } from 'payload'

import { denyAll } from './access.ts'

/** Addresses that entries were published at before: each leads to its entry, wherever that is now. No door leads here. */
export const Redirects = {
  slug: 'redirects' as const,
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    // The API's path of the entry: `blog/its-old-slug`.
    { name: 'from', type: 'text', required: true, unique: true, index: true },
    { name: 'entry', type: 'text', required: true, index: true },
  ],
} satisfies CollectionConfig
