import { atom } from 'jotai'

/** The scroll position of the page to show: its top, unless the reader goes back to it. */
export const scrollAtom = atom(0)
