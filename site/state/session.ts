import { atom } from 'jotai'

export interface Auth {
  /** Undefined until the server has been asked. */
  isLoggedIn: boolean | undefined
  name: string
}

/** What is known of who is signed in. Screens read it as `authAtom`; the actions beside that change it. */
export const sessionAtom = atom<Auth>({ isLoggedIn: undefined, name: '' })

/** Whether the last of them left by the Logout button: the login then leads nowhere back. */
export const hasLoggedOutAtom = atom(false)

/** The server no longer knows the session: screens of administrators lead to the login, and from there back. */
export const sessionEndedAtom = atom(null, (_get, set) => set(sessionAtom, { isLoggedIn: false, name: '' }))
