import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'

import { keptScreenAtom } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { isLockedOutAtom, isSignedOutAtom, resumeDialogAtom } from './kept-screen-state.ts'
import { keepScreenAtom, resumeAtom } from './keep-or-resume.ts'
import { keptScreenWords } from './kept-screen-words.ts'

/** What is being written on the screen; the last one shows the bar, since it is in the dialog that is open. */
const writtenAtom = atom<readonly string[]>([])

/** Keeps the screen, and shows the bar once the session has ended or needs a second factor. */
export default function SessionBar() {
  const id = useId()
  const isSignedOut = useAtomValue(isSignedOutAtom)
  const isLockedOut = useAtomValue(isLockedOutAtom)
  const isShown = useAtomValue(writtenAtom).at(-1) === id && isLockedOut
  const openDialog = useSetAtom(resumeDialogAtom)
  const words = keptScreenWords[useStaffLanguage().tag]
  const store = useStore()
  useEffect(() => {
    store.set(writtenAtom, (others) => [...others, id])
    store.set(keptScreenAtom, { keep: () => store.set(keepScreenAtom) })
    return () => {
      store.set(writtenAtom, (all) => all.filter((each) => each !== id))
      if (store.get(writtenAtom).length === 0) store.set(keptScreenAtom, undefined)
    }
  }, [store, id])
  const isResumable = isShown && isSignedOut
  useEffect(() => (isResumable ? resumeOnReturn(() => void store.set(resumeAtom)) : undefined), [isResumable, store])
  const before = useFocusBefore(isShown)
  return (
    <div
      className={
        isShown
          ? 'session-bar no-print fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t-2 border-danger bg-paper px-5 text-small text-ink shadow-float'
          : 'sr-only'
      }
    >
      <p role="status">{isShown && (isSignedOut ? words.note : words.setUpNote)}</p>
      {isShown && (
        <Button onFocus={before} onClick={() => openDialog(true)}>
          {isSignedOut ? words.signIn : words.setUp}
        </Button>
      )}
    </div>
  )
}

/** Looks for a session when the tab is turned to, since the user may have signed in in another one. */
function resumeOnReturn(resume: () => void): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') resume()
  }
  window.addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/**
 * Gives the focus back to what had it before the bar, once that is gone, with the caret of a rich text. Returns the handler of the
 * focus of the bar's button.
 */
function useFocusBefore(isShown: boolean): (event: FocusEvent) => void {
  const before = useRef<Element>(null)
  const caret = useRef<Range>(undefined)
  // A layout effect, so that it is before the screen's own way to keep the focus.
  useLayoutEffect(() => {
    if (!isShown && document.activeElement === document.body && before.current instanceof HTMLElement) {
      before.current.focus()
      const { current } = caret
      // The browser puts it at the beginning.
      if (current && before.current.contains(current.startContainer))
        document
          .getSelection()
          ?.setBaseAndExtent(current.startContainer, current.startOffset, current.endContainer, current.endOffset)
    }
    before.current = null
  }, [isShown])
  return ({ currentTarget, relatedTarget }) => {
    // The login gives the focus back to the button when it closes.
    const isOfLogin = relatedTarget?.closest('dialog') !== currentTarget.closest('dialog')
    if (relatedTarget && isOfLogin) return
    before.current = relatedTarget
    const selection = document.getSelection()
    caret.current = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined
  }
}
