/** Prefix of the localStorage keys of form drafts. */
export const DRAFT_PREFIX = 'draft:'

/** Deletes all form drafts, so that the next user of this browser does not see them. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is disabled: there are no drafts.
  }
}
