import { atom } from 'jotai'

import type { Credentials, Person, Registration } from '#contract/auth.ts'
import { apiAtom } from './api-atom.ts'
import { reloadListsAtom } from './lists.ts'
import { forgetName, rememberedName, rememberName } from './name-storage.ts'

export interface Auth {
  /** Undefined until the server has been asked. */
  isLoggedIn: boolean | undefined
  name: string
  /** They left by the Logout button: the login then leads nowhere back. */
  hasLeft?: boolean
}

const stateAtom = atom<Auth>({ isLoggedIn: undefined, name: '' })

/** Whether someone is signed in, and their name. */
export const authAtom = atom((get) => get(stateAtom))

const signedInAtom = atom(null, async (_get, set, { name }: Person) => {
  rememberName(name)
  set(stateAtom, { isLoggedIn: true, name })
  await set(reloadListsAtom)
})

/** Asks the server, once the page is in the browser. Where it cannot be asked, the person counts as signed out. */
export const startAuthAtom = atom(null, async (get, set) => {
  if (get(stateAtom).isLoggedIn !== undefined) return
  const isLoggedIn = await get(apiAtom)
    .loggedIn()
    .catch(() => false)
  set(stateAtom, { isLoggedIn, name: isLoggedIn ? rememberedName() : '' })
})

export const loginAtom = atom(null, async (get, set, credentials: Credentials) => {
  await set(signedInAtom, await get(apiAtom).login(credentials))
})

export const registerAtom = atom(null, async (get, set, registration: Registration) => {
  await set(signedInAtom, await get(apiAtom).register(registration))
})

export const logoutAtom = atom(null, async (get, set) => {
  await get(apiAtom).logout()
  forgetName()
  set(stateAtom, { isLoggedIn: false, name: '', hasLeft: true })
})
