import { atom } from 'jotai'

/** What leaves the screen with unsaved content: a navigation, or the end of the session, which deletes what this browser stores. */
export interface Leaving {
  go: () => void
  isLogout?: boolean
}

type Ask = (leaving: Leaving) => void

/** Asks before a screen with unsaved content is left; undefined where there is none. */
export const askBeforeLeavingAtom = atom<{ ask: Ask }>()

/** Leaves the screen; where there is unsaved content, only once the user has agreed. */
export const leaveAtom = atom(null, (get, _set, leaving: Leaving): void => {
  const guard = get(askBeforeLeavingAtom)
  if (guard) guard.ask(leaving)
  else leaving.go()
})
