import { removeStored, storedKeys } from './storage.ts'

/** Prefix of the localStorage keys of unsaved forms, which are not drafts of the server. Another prefix would lose those that staff's browsers have stored. */
export const UNSAVED_FORM_PREFIX = 'draft:'

const unsavedKeys = (): string[] => storedKeys('localStorage').filter((key) => key.startsWith(UNSAVED_FORM_PREFIX))

export const hasUnsavedForms = (): boolean => unsavedKeys().length > 0

/** Deletes all unsaved forms, so that the next user of this browser does not see them. */
export function deleteUnsavedForms(): void {
  for (const key of unsavedKeys()) removeStored('localStorage', key)
}
