import { atom } from 'jotai'

export interface Auth {
  /** Undefined until the server has been asked. */
  isLoggedIn: boolean | undefined
  name: string
}

/** The session state. Components read it as `authAtom`. */
export const sessionAtom = atom<Auth>({ isLoggedIn: undefined, name: '' })

/** Whether the user has logged out: then the login does not lead back. */
export const hasLoggedOutAtom = atom(false)

/** Marks the session as ended: staff screens then redirect to the login. */
export const sessionEndedAtom = atom(null, (_get, set) => set(sessionAtom, { isLoggedIn: false, name: '' }))
