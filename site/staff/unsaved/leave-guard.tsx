import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

import { hasAgreedToLeaveAtom, leaveAtom, leaveGuardsAtom, type Leaving } from '../../state/leaving.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { KeptScreen } from '../session-ended/kept-screen.tsx'

/**
 * While something is unsaved, asks before leaving by a link, the command menu, logging out or closing the tab. The Back button cannot be
 * intercepted; the unsaved content is stored anyway. If it is saved while the question is open, a link is followed; whether to log out,
 * which ends more, is asked on.
 *
 * @param losesPicture whether a picture is chosen, which is not stored
 */
export function LeaveGuard({ isDirty, losesPicture = false }: { isDirty: boolean; losesPicture?: boolean }) {
  const words = useStaffWords().leave
  const [asked, setAsked] = useState<Leaving>()
  const store = useStore()
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (leaving: Leaving) => setAsked(leaving)
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!store.get(hasAgreedToLeaveAtom)) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const leaving = leavingLink(event)
      if (!leaving || store.get(hasAgreedToLeaveAtom)) return
      event.preventDefault()
      event.stopPropagation()
      setAsked({ go: () => leaving.click() })
    }
    store.set(leaveGuardsAtom, (others) => [...others, ask])
    store.set(hasAgreedToLeaveAtom, false)
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      store.set(leaveGuardsAtom, (all) => all.filter((each) => each !== ask))
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isDirty, store])
  useEffect(() => {
    if (isDirty || !asked) return
    // Other parts of the screen may have something unsaved, and ask in turn.
    if (asked.isLogout && store.get(leaveGuardsAtom).length === 0) return
    // Once per question.
    // oxlint-disable-next-line react/set-state-in-effect
    setAsked(undefined)
    store.set(leaveAtom, asked)
  }, [asked, isDirty, store])
  if (!isDirty && !asked?.isLogout) return null
  const stay = () => setAsked(undefined)
  const noteOn = ({ isLogout }: Leaving) => (isDirty ? (isLogout ? words.logoutNote : words.note) : words.savedNote)
  const leave = () => {
    // Logging out may fail, and the user stays then.
    if (!asked?.isLogout) store.set(hasAgreedToLeaveAtom, true)
    stay()
    asked?.go()
  }
  return (
    <>
      {isDirty && <KeptScreen />}
      {asked && (
        <ConfirmDialog
          title={isDirty ? words.question : words.savedQuestion}
          confirm={words.leave}
          cancel={words.stay}
          onConfirm={leave}
          onClose={stay}
        >
          <p>{noteOn(asked)}</p>
          {losesPicture && !asked.isLogout && <p className="mt-3">{words.pictureNote}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The link that a click would follow in this tab, to another page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  // Another guard asks already.
  if (event.defaultPrevented) return undefined
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.isContentEditable || link.target === '_blank' || link.hasAttribute('download')) return undefined
  return withoutHash(link.href) === withoutHash(window.location.href) ? undefined : link
}

const withoutHash = (url: string): string | undefined => url.split('#', 1)[0]
