/** Whether this browser's reader has turned off the key that opens the search (WCAG 2.1.4). */
const NAME = 'search-key'
const OFF = 'off'

/** The key is on by default and where there is no storage. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF
  } catch {
    return true
  }
}

/** Without storage the key stays on. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
  } catch {
    // Stays on.
  }
}
