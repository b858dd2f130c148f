import type { CollectionConfig } from 'payload'

/** Drafts are saved automatically and published by hand or at a set time; the last 50 versions can be restored. */
export const draftVersions = {
  // Shorter intervals overwrite text that is being typed.
  drafts: { autosave: { interval: 2000, showSaveDraftButton: true }, schedulePublish: { timeFormat: 'HH:mm' } },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']
