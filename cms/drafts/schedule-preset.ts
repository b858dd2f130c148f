import type { CollectionConfig } from 'payload'

/** Adds the component that presets the scheduling drawer (schedule-preset.tsx) to the panel's forms of entries with drafts. */
export function withSchedulePreset(collection: CollectionConfig): CollectionConfig {
  if (collection.versions === undefined || collection.versions === false) return collection
  const { components } = collection.admin ?? {}
  const edit = { ...components?.edit, beforeDocumentControls: ['/drafts/schedule-preset.tsx#SchedulePreset'] }
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
}
