import { atom } from 'jotai'

import { apiAtom } from './api-atom.ts'
import { statusOf } from './errors.ts'

/** Whether anyone may register the first account; undefined until known. */
export const registrationOpenAtom = atom<boolean | undefined>(undefined)

/** Loads it. Returns the HTTP status for the page. */
export const loadRegistrationAtom = atom(null, async (get, set): Promise<number> => {
  try {
    set(registrationOpenAtom, await get(apiAtom).registrationOpen())
    return 200
  } catch (error) {
    // The server checks again when the form is submitted.
    return statusOf(error)
  }
})
