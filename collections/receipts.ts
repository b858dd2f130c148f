import type { CollectionConfig } from 'payload'

import { denyAll } from './access.ts'

/**
 * What is remembered under a unique key until it expires: answers by `Idempotency-Key`, so that a repeated create answers
 * as the first; leases, by which nodes take turns (`lease …`); and links that set a password anew, by their digest. Closed
 * to all callers.
 */
export const Receipts = {
  slug: 'receipts' as const,
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // Of the request; of the node that holds a lease; of the account and its password that a link is for.
    { name: 'fingerprint', type: 'text', required: true },
    // Empty while the first request is under way, and with leases and links.
    { name: 'answer', type: 'json' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
} satisfies CollectionConfig
