import { atom } from 'jotai'

import type { Credentials, Person, Registration } from '#contract/auth.ts'
import { apiAtom } from './api-atom.ts'
import { deleteDrafts } from './draft-storage.ts'
import { reloadListsAtom } from './lists.ts'
import { deleteName, loadName, saveName } from './name-storage.ts'
import { hasLoggedOutAtom, sessionAtom } from './session.ts'

/** The signed-in state and the user's name. */
export const authAtom = atom((get) => get(sessionAtom))

const signedInAtom = atom(null, async (_get, set, { name }: Person) => {
  saveName(name)
  set(hasLoggedOutAtom, false)
  set(sessionAtom, { isLoggedIn: true, name })
  await set(reloadListsAtom)
})

/** Checks the session after hydration. If the check fails the state stays unknown, and no redirect happens. */
export const startAuthAtom = atom(null, async (get, set) => {
  if (get(sessionAtom).isLoggedIn !== undefined) return
  const isLoggedIn = await get(apiAtom)
    .loggedIn()
    .catch(() => undefined)
  if (get(sessionAtom).isLoggedIn === undefined) set(sessionAtom, { isLoggedIn, name: isLoggedIn ? loadName() : '' })
})

export const loginAtom = atom(null, async (get, set, credentials: Credentials) => {
  await set(signedInAtom, await get(apiAtom).login(credentials))
})

export const registerAtom = atom(null, async (get, set, registration: Registration) => {
  await set(signedInAtom, await get(apiAtom).register(registration))
})

export const logoutAtom = atom(null, async (get, set) => {
  await get(apiAtom).logout()
  deleteName()
  deleteDrafts()
  set(hasLoggedOutAtom, true)
  set(sessionAtom, { isLoggedIn: false, name: '' })
})
