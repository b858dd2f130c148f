import { useEffect, useRef } from 'react'

import type { FormState } from './form-state.ts'

/** The pause in typing after which the form is saved. */
const AUTOSAVE_MS = 2000
/** The pause before a failed save is repeated. */
const RETRY_MS = 15_000

/**
 * Saves a form after a pause in typing.
 *
 * @param form the form to save; undefined while nothing is saved by itself
 * @param failure that of the save before; a new object for each
 */
export function useAutosave(form: FormState | undefined, failure: object | undefined, save: () => Promise<void>): void {
  const latestSave = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => {
    // Each change of the form and each failure restarts the timer.
    if (!form) return undefined
    const timer = setTimeout(() => void latestSave.current?.(), failure ? RETRY_MS : AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [failure, form])
}
