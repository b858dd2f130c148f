import { atom } from 'jotai'

import { type Auth, nameAtom, sessionAtom } from '../../state/session.ts'

/** The session that ended while its screen stayed, and whose it was. */
export const lostAtom = atom<{ session: Auth; owner: string }>()

/** Whether the screen stays without a session. */
export const isSignedOutAtom = atom((get) => get(lostAtom)?.session === get(sessionAtom))

/** Whose texts the screen had until somebody else signed in; undefined if nobody has. */
export const ownerBeforeAtom = atom((get) => {
  const owner = get(lostAtom)?.owner
  return owner === undefined || get(isSignedOutAtom) || owner === get(nameAtom) ? undefined : owner
})

export const isOthersAtom = atom((get) => get(ownerBeforeAtom) !== undefined)

/** The lost session in whose place the user is signing in. */
const replacedAtom = atom<Auth>()

/** Whether the user is asked for the password. */
export const isSigningInAtom = atom(
  (get) => get(isSignedOutAtom) && get(replacedAtom) === get(sessionAtom),
  (get, set, isSigningIn: boolean) => set(replacedAtom, isSigningIn ? get(sessionAtom) : undefined),
)
