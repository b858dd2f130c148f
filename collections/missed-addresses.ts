import type { CollectionConfig } from 'payload'

import { closed } from './closed.ts'

/** Addresses that visitors asked for and that are no pages, and where staff let them lead. No client has access. */
export const MissedAddresses = {
  slug: 'missed-addresses' as const,
  ...closed,
  timestamps: false,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'firstAt', type: 'date', required: true },
    { name: 'lastAt', type: 'date', required: true, index: true },
    // A host alone: of who asked, nothing is stored.
    { name: 'from', type: 'text' },
    // Not shown again.
    { name: 'dismissed', type: 'checkbox' },
    // The path of a page of this site.
    { name: 'target', type: 'text' },
  ],
} satisfies CollectionConfig
