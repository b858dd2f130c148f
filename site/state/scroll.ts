import { atom } from 'jotai'

/** The scroll position, in pixels, at which the page is to be shown: 0 unless the reader goes back to it. */
export const scrollAtom = atom(0)
