import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/**
 * Rows with a unique key and an expiry, of three kinds: receipts of `Idempotency-Key`s (cms/idempotency/receipts.ts), leases of locks
 * (`lease …`, cms/locks/cluster-lock.ts) and digests of password links (`reset …`, cms/auth/password-links.ts). They are stored as `receipts`,
 * the first kind. No client has access.
 */
export const ExpiringRows = {
  slug: 'receipts' as const,
  typescript: { interface: 'ExpiringRow' },
  ...serverOnly,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // A receipt's request; a lease's node; a password link's account and password.
    { name: 'fingerprint', type: 'text', required: true },
    // A receipt's response; empty while its request is running, and for leases and links.
    { name: 'answer', type: 'json' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
} satisfies CollectionConfig
