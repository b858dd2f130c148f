import type { CollectionConfig } from 'payload'

import { nobody } from './access.ts'

/** One row per signed-in browser. Made, checked and ended by the server's own sign-in code; no door leads here. */
export const Sessions = {
  slug: 'sessions' as const,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'text', required: true, index: true },
    // A digest: who reads the database cannot sign in with what is found there.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // Digest of the password's hash at sign-in; a changed password ends the session.
    { name: 'password', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
} satisfies CollectionConfig
