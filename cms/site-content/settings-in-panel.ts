import type { GlobalConfig } from 'payload'

import { rejectStaleGlobal } from '#cms/drafts/reject-stale.ts'
import { filesNamedIn, requireKnownFiles } from '#cms/media/known-files.ts'
import { claimPictures } from '#cms/media/trash-unused-pictures.ts'

/** Adds to a global, on Payload's own routes, what the contract's call for settings does (firm-settings.ts). */
export const withSettingsRules = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeValidate: [...(global.hooks?.beforeValidate ?? []), rejectStaleGlobal],
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, global: { flattenedFields }, req }) => {
        await requireKnownFiles(req, flattenedFields, data, originalDoc)
        return data
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      // A picture may have been trashed since it was chosen.
      async ({ data, global: { flattenedFields }, req }) => claimPictures(req, filesNamedIn(flattenedFields, data)),
    ],
  },
})
