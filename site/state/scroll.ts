import { atom } from 'jotai'

/** How far down the page of the URL is to be shown: not at its top when the reader goes back to it. */
export const scrollAtom = atom(0)
