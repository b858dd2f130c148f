/** Whether this browser's reader has turned off the key that opens the search (WCAG 2.1.4). */
const NAME = 'search-key'
const OFF = 'off'

/** On without a choice, and where nothing can be stored. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF
  } catch {
    return true
  }
}

/** Where nothing can be stored, the key stays on. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
  } catch {
    // Stays on.
  }
}
