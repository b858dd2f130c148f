import { atom } from 'jotai'

import type { OwnAccount } from '#contract/account.ts'
import type { Credentials, Person } from '#contract/auth.ts'
import { apiAtom, loadAccountAtom } from './api-atom.ts'
import { deleteUnsavedForms } from './unsaved-forms.ts'
import { reloadListsAtom } from './lists.ts'
import { deleteName, loadName, saveName } from './user-name-storage.ts'
import { accountAtom, hasLoggedOutAtom, sessionAtom, sessionEndedAtom } from './session.ts'

/** Takes over the account's name as the user's, and stores it for the next visit. */
const showNameAtom = atom(null, (get, set) => {
  const { isLoggedIn } = get(sessionAtom)
  const name = get(accountAtom)?.name
  if (!isLoggedIn || name === undefined) return
  saveName(name)
  set(sessionAtom, { isLoggedIn, name })
})

/** Updates the state after a change of one's own account. */
export const accountChangedAtom = atom(null, (_get, set, account: OwnAccount) => {
  set(accountAtom, account)
  set(showNameAtom)
})

/** Updates the state after signing in or registering. */
export const signedInAtom = atom(null, async (get, set, { _id, name }: Person) => {
  if (get(accountAtom)?._id !== _id) set(accountAtom, null)
  saveName(name)
  set(hasLoggedOutAtom, false)
  set(sessionAtom, { isLoggedIn: true, name })
  await Promise.all([set(reloadListsAtom), set(loadAccountAtom)])
})

/**
 * Checks the session after hydration. If the check fails the state stays unknown, and no redirect happens.
 *
 * @param prepareStaff done before the state says that there is a session
 */
export const startAuthAtom = atom(null, async (get, set, prepareStaff?: () => Promise<void>) => {
  if (get(sessionAtom).isLoggedIn !== undefined) return
  const isLoggedIn = await get(apiAtom)
    .loggedIn()
    .catch(() => undefined)
  // If this fails, the browser itself opens the staff's screens.
  if (isLoggedIn) await prepareStaff?.().catch(() => undefined)
  if (get(sessionAtom).isLoggedIn !== undefined) return
  set(sessionAtom, { isLoggedIn, name: isLoggedIn ? loadName() : '' })
  if (!isLoggedIn) return
  if (!get(accountAtom)) await set(loadAccountAtom)
  set(showNameAtom)
})

export const loginAtom = atom(null, async (get, set, credentials: Credentials) => {
  await set(signedInAtom, await get(apiAtom).login(credentials))
})

export const logoutAtom = atom(null, async (get, set) => {
  await get(apiAtom).logout()
  deleteName()
  deleteUnsavedForms()
  set(hasLoggedOutAtom, true)
  set(sessionEndedAtom)
})
