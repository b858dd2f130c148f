import { useEffect, useRef, useState } from 'react'

import { type AutosaveState, type FailedSave, nextSave } from './autosave-schedule.ts'
import type { FormState } from './form-state.ts'

/**
 * Saves a form at the times of its schedule.
 *
 * @param form the form to save; undefined while nothing is saved by itself
 * @param failed the last save, if it failed; a new object for each
 * @param waits whether a save is running, and whether calls are refused without a session or a second factor: the next save waits for its end, or for these
 */
export function useAutosave(
  form: FormState | undefined,
  failed: FailedSave | undefined,
  { isSaving, isLockedOut }: { isSaving: boolean; isLockedOut: boolean },
  save: () => Promise<void>,
): void {
  const latestSave = useRef<() => Promise<void>>(undefined)
  const changed = useRef<AutosaveState['changed']>(undefined)
  const reopenedAt = useOpenSince(isLockedOut)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    const now = performance.now()
    changed.current = form && { first: changed.current?.first ?? now, last: now }
  }, [form])
  useEffect(() => {
    const due =
      form && !isSaving && !isLockedOut ? nextSave({ changed: changed.current, failed, reopenedAt }) : undefined
    if (due === undefined) return undefined
    const timer = setTimeout(
      () => {
        changed.current = undefined
        void latestSave.current?.()
      },
      Math.max(due - performance.now(), 0),
    )
    return () => clearTimeout(timer)
  }, [failed, form, isSaving, isLockedOut, reopenedAt])
}

/** When the connection, or the right to make calls, last came back. */
function useOpenSince(isLockedOut: boolean): number {
  const [since, setSince] = useState(0)
  const wasLockedOut = useRef(isLockedOut)
  useEffect(() => {
    if (wasLockedOut.current && !isLockedOut) setSince(performance.now())
    wasLockedOut.current = isLockedOut
  }, [isLockedOut])
  useEffect(() => {
    const onOnline = () => setSince(performance.now())
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return since
}
