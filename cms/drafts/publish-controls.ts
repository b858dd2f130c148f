import type { CollectionConfig } from 'payload'

/**
 * Adds to the panel's forms of entries with drafts what presets the scheduling drawer (schedule-preset.tsx), what says that changes are
 * not saved (not-saved.tsx), and a publish button for all languages.
 */
export function withPublishControls(collection: CollectionConfig): CollectionConfig {
  if (collection.versions === undefined || collection.versions === false) return collection
  const { components } = collection.admin ?? {}
  const edit = {
    ...components?.edit,
    beforeDocumentControls: ['/drafts/schedule-preset.tsx#SchedulePreset', '/drafts/not-saved.tsx#NotSaved'],
    PublishButton: '/drafts/publish-button.tsx#PublishButton',
  }
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
}
