import { removeStored, storedKeys } from './storage.ts'

/** Prefix of the localStorage keys of unsaved forms. */
export const UNSAVED_FORM_PREFIX = 'draft:'

/** Deletes all unsaved forms, so that the next user of this browser does not see them. */
export function deleteUnsavedForms(): void {
  for (const key of storedKeys('localStorage'))
    if (key.startsWith(UNSAVED_FORM_PREFIX)) removeStored('localStorage', key)
}
