import { atom } from 'jotai'

/** What leaves the screen with unsaved content: a navigation, or the end of the session, which deletes what this browser stores. */
export interface Leaving {
  go: () => void
  isLogout?: boolean
}

export type AskBeforeLeaving = (leaving: Leaving) => void

/** Those that ask before a screen with unsaved content is left. */
export const leaveGuardsAtom = atom<readonly AskBeforeLeaving[]>([])

/** Whether the user has agreed to leave the screen: none of its guards asks again. */
export const hasAgreedToLeaveAtom = atom(false)

/** Leaves the screen; where there is unsaved content, only once the user has agreed. */
export const leaveAtom = atom(null, (get, _set, leaving: Leaving): void => {
  const ask = get(leaveGuardsAtom).at(-1)
  if (ask) ask(leaving)
  else leaving.go()
})
