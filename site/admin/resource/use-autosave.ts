import { useEffect, useRef, useState } from 'react'

import { type AutosaveState, type FailedSave, nextSave } from './autosave-schedule.ts'
import type { FormState } from './form-state.ts'

/**
 * Saves a form at the times of its schedule.
 *
 * @param form the form to save; undefined while nothing is saved by itself
 * @param failed the last save, if it failed; a new object for each
 * @param isSaving whether a save is running: the next one waits for it
 */
export function useAutosave(
  form: FormState | undefined,
  failed: FailedSave | undefined,
  isSaving: boolean,
  save: () => Promise<void>,
): void {
  const latestSave = useRef<() => Promise<void>>(undefined)
  const changed = useRef<AutosaveState['changed']>(undefined)
  const reopenedAt = useOnlineSince()
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    const now = performance.now()
    changed.current = form && { first: changed.current?.first ?? now, last: now }
  }, [form])
  useEffect(() => {
    const due = form && !isSaving ? nextSave({ changed: changed.current, failed, reopenedAt }) : undefined
    if (due === undefined) return undefined
    const timer = setTimeout(
      () => {
        changed.current = undefined
        void latestSave.current?.()
      },
      Math.max(due - performance.now(), 0),
    )
    return () => clearTimeout(timer)
  }, [failed, form, isSaving, reopenedAt])
}

/** When the connection last came back. */
function useOnlineSince(): number {
  const [since, setSince] = useState(0)
  useEffect(() => {
    const onOnline = () => setSince(performance.now())
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return since
}
