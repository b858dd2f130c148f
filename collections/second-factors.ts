import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/** One row per account that has a second factor or is setting one up (cms/auth/second-factor.ts). No client has access. */
export const SecondFactors = {
  slug: 'second-factors' as const,
  ...serverOnly,
  fields: [
    { name: 'user', type: 'text', required: true, unique: true, index: true },
    // Encrypted (cms/auth/encrypted-text.ts): codes are made from it, so no digest would do.
    { name: 'secret', type: 'text', required: true },
    // Empty until a first code has shown that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    // The time step of the last accepted code; codes of it or an earlier one are rejected.
    { name: 'lastStep', type: 'number' },
    // Digests of those that have not been used.
    { name: 'recoveryCodes', type: 'json' },
  ],
} satisfies CollectionConfig
