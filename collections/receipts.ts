import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/**
 * Rows with a unique key and an expiry: responses by `Idempotency-Key`, leases of locks (`lease …`), and digests of
 * password-reset links. No client has access.
 */
export const Receipts = {
  slug: 'receipts' as const,
  ...serverOnly,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    // The request's digest; a lease's node; a reset link's account and password.
    { name: 'fingerprint', type: 'text', required: true },
    // Empty while the first request is running, and for leases and links.
    { name: 'answer', type: 'json' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
} satisfies CollectionConfig
