/** What the browser keeps of an open form is stored under this and the form's own key. */
export const DRAFT_PREFIX = 'draft:'

/** Drops what is kept of every form: who signs in next in this browser is not to be offered someone else's text. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
