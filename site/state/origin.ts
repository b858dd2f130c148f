import { atom } from 'jotai'

/** The site's public origin, without a trailing slash. */
export const originAtom = atom('')
