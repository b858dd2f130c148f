import { atom } from 'jotai'

import { apiAtom } from '../../state/api-atom.ts'
import { loadName } from '../../state/user-name-storage.ts'
import { accountAtom, nameAtom, sessionAtom } from '../../state/session.ts'
import { signedInAtom } from '../../state/sign-in.ts'
import { isSignedOutAtom, lostAtom } from './kept-screen-state.ts'

/** Keeps the screen without a session. Returns whether it does: not for somebody who has logged out elsewhere. */
export const keepScreenAtom = atom(null, (get, set): boolean => {
  const owner = get(nameAtom)
  if (loadName() !== owner) return false
  if (!get(isSignedOutAtom))
    set(lostAtom, { session: get(sessionAtom), owner: { id: get(accountAtom)?._id, name: owner } })
  return true
})

/** Goes on with a session that was begun in another tab, if there is one. */
export const resumeAtom = atom(null, async (get, set): Promise<void> => {
  const account = await get(apiAtom)
    .account()
    .catch(() => undefined)
  if (!account || !get(isSignedOutAtom)) return
  set(accountAtom, account)
  await set(signedInAtom, account)
})
