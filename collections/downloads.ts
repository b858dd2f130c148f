import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/** The number of downloads of each document, without any data about visitors. No client has access. */
export const Downloads = {
  slug: 'downloads' as const,
  ...serverOnly,
  timestamps: false,
  fields: [
    // The document's id.
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'lastAt', type: 'date', required: true },
  ],
} satisfies CollectionConfig
