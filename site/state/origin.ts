import { atom } from 'jotai'

/** The site's public address without a trailing slash, as canonical links name it. */
export const originAtom = atom('')
