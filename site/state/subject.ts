import { atom } from 'jotai'

/** What the inquiry that is being written is about, in the page's language; empty for nothing in particular. */
export const subjectAtom = atom<string | undefined>(undefined)
