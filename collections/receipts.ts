import type { CollectionConfig } from 'payload'

import { nobody } from './access.ts'

/** Answers remembered by `Idempotency-Key`, so that a repeated create answers as the first. No door leads here. */
export const Receipts = {
  slug: 'receipts' as const,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'fingerprint', type: 'text', required: true },
    // Empty while the first request is under way.
    { name: 'answer', type: 'json' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
} satisfies CollectionConfig
