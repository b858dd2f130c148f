import { atom } from 'jotai'

import { apiAtom } from './api-atom.ts'
import { statusOf } from './errors.ts'

/** Whether anybody may make the first account; undefined until that is known. */
export const registrationOpenAtom = atom<boolean | undefined>(undefined)

/** Asks for it; answers the HTTP status that a page with it deserves. */
export const loadRegistrationAtom = atom(null, async (get, set): Promise<number> => {
  try {
    set(registrationOpenAtom, await get(apiAtom).registrationOpen())
    return 200
  } catch (error) {
    // Where it cannot be asked, the answer comes with the form's own.
    return statusOf(error)
  }
})
