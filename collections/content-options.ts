import type { CollectionConfig } from 'payload'

import type { Resource } from '../contract/resource.ts'
import { draftedContent, publicContent } from './access.ts'
import { labelsOf } from './fields.ts'

/** Drafts are saved automatically and published by hand or at a set time; the last 50 versions can be restored. */
const draftVersions = {
  // Shorter intervals overwrite text that is being typed.
  drafts: { autosave: { interval: 2000, showSaveDraftButton: true }, schedulePublish: { timeFormat: 'HH:mm' } },
  maxPerDoc: 50,
} satisfies CollectionConfig['versions']

/**
 * What a content type's description settles of its collection: its names, whether it has drafts, and so who may read it.
 *
 * @param plural the name of several entries, in the panel
 */
export const contentOptions = (type: Resource, plural: string) => ({
  labels: labelsOf(type, plural),
  ...(type.drafts ? { access: draftedContent, versions: draftVersions } : { access: publicContent }),
})
