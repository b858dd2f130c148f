import { atom } from 'jotai'

import type { OwnAccount } from '#contract/account.ts'

export interface Auth {
  /** Undefined until the server has answered. */
  isLoggedIn: boolean | undefined
  name: string
}

/** The signed-in state and the user's name. */
export const sessionAtom = atom<Auth>({ isLoggedIn: undefined, name: '' })

/** The signed-in account; null until the server has answered. Pages of the staff's screens include it. */
export const accountAtom = atom<OwnAccount | null>(null)

/** The user's name: of the session once it is known, before that as it came with the page. */
export const nameAtom = atom((get) => get(sessionAtom).name || (get(accountAtom)?.name ?? ''))

/** Whether the user is known to be an editor, to whom administrators' screens are not shown. */
export const isEditorAtom = atom((get) => get(accountAtom)?.role === 'editor')

/** Whether the user has logged out: then the login does not lead back. */
export const hasLoggedOutAtom = atom(false)

/** The screen that stays without a session, since something is being written there; `keep` returns whether it does. */
export const keptScreenAtom = atom<{ keep: () => boolean }>()

/** Marks the session as ended: staff screens then redirect to the login. */
export const sessionEndedAtom = atom(null, (_get, set) => {
  set(accountAtom, null)
  set(sessionAtom, { isLoggedIn: false, name: '' })
})
