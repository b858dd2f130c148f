import { readStored, removeStored, writeStored } from './storage.ts'

/** Whether this browser's reader has turned off the key that opens the search (WCAG 2.1.4). */
const NAME = 'search-key'
const OFF = 'off'

/** The key is on by default and where there is no storage. */
export const isSearchShortcutOn = (): boolean => readStored('localStorage', NAME) !== OFF

/** Without storage the key stays on. */
export function setSearchShortcut(isOn: boolean): void {
  if (isOn) removeStored('localStorage', NAME)
  else writeStored('localStorage', NAME, OFF)
}
