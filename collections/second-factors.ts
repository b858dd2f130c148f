import type { CollectionConfig } from 'payload'

import { closed } from './closed.ts'

/** One row per account with a second factor, or about to have one (cms/auth/second-factor.ts). No client has access. */
export const SecondFactors = {
  slug: 'second-factors' as const,
  ...closed,
  fields: [
    { name: 'user', type: 'text', required: true, unique: true, index: true },
    // Encrypted (cms/auth/sealed.ts): codes are made from it, so no digest would do.
    { name: 'secret', type: 'text', required: true },
    // Empty until a first code has shown that the app has the secret.
    { name: 'confirmedAt', type: 'date' },
    // Of the last code that was taken; neither it nor an earlier one is taken again.
    { name: 'lastStep', type: 'number' },
    // Digests of those that have not been used.
    { name: 'recoveryCodes', type: 'json' },
  ],
} satisfies CollectionConfig
