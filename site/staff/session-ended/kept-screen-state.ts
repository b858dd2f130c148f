// A 401 arrives in state/api-atom.ts; session-bar.tsx registers that the screen is kept. What was typed survives by ../unsaved.
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'

import { accountAtom, type Auth, keptScreenAtom, nameAtom, sessionAtom } from '../../state/session.ts'

/** The session that ended while its screen stayed, and whose it was. */
export const lostAtom = atom<{ session: Auth; owner: { id: string | undefined; name: string } }>()

/** Whether the screen stays without a session. */
export const isSignedOutAtom = atom((get) => get(lostAtom)?.session === get(sessionAtom))

/** Whose texts the screen had until somebody else signed in; undefined if nobody has. */
export const ownerBeforeAtom = atom((get) => {
  const owner = get(lostAtom)?.owner
  if (owner === undefined || get(isSignedOutAtom)) return undefined
  // Two people may have one name.
  const isBack = owner.id === undefined ? owner.name === get(nameAtom) : owner.id === get(accountAtom)?._id
  return isBack ? undefined : owner.name
})

export const isOthersAtom = atom((get) => get(ownerBeforeAtom) !== undefined)

const isBackAtom = atom((get) => get(lostAtom) !== undefined && !get(isSignedOutAtom) && !get(isOthersAtom))

/** The lost session in whose place the user is signing in, or that a second factor is being set up. */
const resumingAtom = atom<Auth | 'set-up'>()

/** The dialog that lets the user go on: closed by itself once the session is there, or when the second factor's recovery codes were read. */
export const resumeDialogAtom = atom(
  (get) => {
    const resuming = get(resumingAtom)
    if (resuming === 'set-up') return resuming
    return get(isSignedOutAtom) && resuming === get(sessionAtom) ? 'sign-in' : undefined
  },
  (get, set, isOpen: boolean) =>
    set(resumingAtom, isOpen ? (get(isSignedOutAtom) ? get(sessionAtom) : 'set-up') : undefined),
)

/** Whether the account must set up a second factor before any other call. */
export const mustSetUpAtom = atom((get) => get(accountAtom)?.secondFactor === 'required')

/** Whether the screen stays though the account must set up a second factor: something is being written there, or it is being set up over it. */
export const isKeptAtom = atom((get) => get(keptScreenAtom) !== undefined || get(resumeDialogAtom) !== undefined)

/** Whether calls of the screen are refused until its user has signed in, or set up a second factor. */
export const isLockedOutAtom = atom((get) => get(isSignedOutAtom) || get(mustSetUpAtom))

/** Forgets the lost session once its user is back, and with the screens also the dialog to go on. */
export function useForgetLost(): void {
  const store = useStore()
  const isBack = useAtomValue(isBackAtom)
  useEffect(() => {
    if (isBack) store.set(lostAtom, undefined)
  }, [isBack, store])
  useEffect(
    () => () => {
      store.set(lostAtom, undefined)
      store.set(resumeDialogAtom, false)
    },
    [store],
  )
}
