import type { CollectionConfig } from 'payload'

import { closed } from './closed.ts'

/** How often visitors have downloaded each document. Of who did, nothing is stored. No client has access. */
export const Downloads = {
  slug: 'downloads' as const,
  ...closed,
  timestamps: false,
  fields: [
    // The document's id.
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'lastAt', type: 'date', required: true },
  ],
} satisfies CollectionConfig
