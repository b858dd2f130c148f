import { atom } from 'jotai'

import { registrationOpenAtom } from '../../state/registration.ts'
import { sessionAtom } from '../../state/session.ts'

/** Whether the registration makes the first account, for which anyone may open it; also while that is being signed in. */
export const isFirstAccountAtom = atom((get) => get(registrationOpenAtom) ?? get(sessionAtom).isLoggedIn !== true)
