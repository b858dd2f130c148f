import type { CollectionConfig } from 'payload'

/** Drafts are saved while they are written, and published by hand or at a set time; the last versions can be brought back. */
export const draftVersions = {
  // Shorter intervals overwrite what is being typed.
  drafts: { autosave: { interval: 2000, showSaveDraftButton: true }, schedulePublish: { timeFormat: 'HH:mm' } },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']
