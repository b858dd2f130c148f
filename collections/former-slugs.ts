import type { CollectionConfig } from 'payload'

import { serverOnly } from './server-only.ts'

/**
 * Former slugs of published entries; each refers to its entry. They are stored as `redirects`, but those that staff set are in
 * missed-addresses.ts. No client has access.
 */
export const FormerSlugs = {
  slug: 'redirects' as const,
  typescript: { interface: 'FormerSlug' },
  ...serverOnly,
  fields: [
    // The entry's API path, such as `blog/its-old-slug`.
    { name: 'from', type: 'text', required: true, unique: true, index: true },
    { name: 'entry', type: 'text', required: true, index: true },
  ],
} satisfies CollectionConfig
