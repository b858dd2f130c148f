import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/** Paths that visitors requested and that are no pages, with the redirects that staff have set. No client has access. */
export const MissedAddresses = {
  slug: 'missed-addresses' as const,
  ...serverOnly,
  timestamps: false,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'firstAt', type: 'date', required: true },
    { name: 'lastAt', type: 'date', required: true, index: true },
    // The referring host; nothing about the visitor is stored.
    { name: 'from', type: 'text' },
    // Dismissed paths are not listed again.
    { name: 'dismissed', type: 'checkbox' },
    // The path of a page of this site.
    { name: 'target', type: 'text' },
  ],
} satisfies CollectionConfig
