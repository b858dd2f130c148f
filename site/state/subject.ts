import { atom } from 'jotai'

/** The subject of the inquiry that is being written, in the page's language; empty for none. */
export const subjectAtom = atom<string | undefined>(undefined)
