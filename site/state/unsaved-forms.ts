/** Prefix of the localStorage keys of unsaved forms. */
export const UNSAVED_FORM_PREFIX = 'draft:'

/** Deletes all unsaved forms, so that the next user of this browser does not see them. */
export function deleteUnsavedForms(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(UNSAVED_FORM_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is disabled: nothing is stored.
  }
}
