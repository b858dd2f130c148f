import { useEffect, useRef, useState } from 'react'

import { type AutosaveState, type FailedSave, nextSave } from './autosave-schedule.ts'
import type { FormState } from './form-state.ts'

/**
 * Saves a form at the times of its schedule.
 *
 * @param form the form to save; undefined while nothing is saved by itself
 * @param failed the last save, if it failed; a new object for each
 * @param waits whether a save is running, and whether there is no session: the next save waits for its end, or for one
 */
export function useAutosave(
  form: FormState | undefined,
  failed: FailedSave | undefined,
  { isSaving, isSignedOut }: { isSaving: boolean; isSignedOut: boolean },
  save: () => Promise<void>,
): void {
  const latestSave = useRef<() => Promise<void>>(undefined)
  const changed = useRef<AutosaveState['changed']>(undefined)
  const reopenedAt = useOpenSince(isSignedOut)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    const now = performance.now()
    changed.current = form && { first: changed.current?.first ?? now, last: now }
  }, [form])
  useEffect(() => {
    const due =
      form && !isSaving && !isSignedOut ? nextSave({ changed: changed.current, failed, reopenedAt }) : undefined
    if (due === undefined) return undefined
    const timer = setTimeout(
      () => {
        changed.current = undefined
        void latestSave.current?.()
      },
      Math.max(due - performance.now(), 0),
    )
    return () => clearTimeout(timer)
  }, [failed, form, isSaving, isSignedOut, reopenedAt])
}

/** When the connection or the session last came back. */
function useOpenSince(isSignedOut: boolean): number {
  const [since, setSince] = useState(0)
  const wasSignedOut = useRef(isSignedOut)
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) setSince(performance.now())
    wasSignedOut.current = isSignedOut
  }, [isSignedOut])
  useEffect(() => {
    const onOnline = () => setSince(performance.now())
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return since
}
