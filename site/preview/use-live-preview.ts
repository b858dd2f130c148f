import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { PageName } from '#contract/index.ts'
import { showUnsavedAtom } from '../state/preview.ts'
import { onPanelForm } from './panel-messages.ts'

/** The debounce time for typing. */
const PAUSE_MS = 150

/** Shows each state of the panel's form; outdated responses are dropped. */
export function useLivePreview(name: PageName, id: string): void {
  const show = useSetAtom(showUnsavedAtom)
  useEffect(() => {
    let latest = 0
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = onPanelForm((form) => {
      clearTimeout(waiting)
      latest += 1
      const own = latest
      // On failure (signed out, offline) the last state stays visible.
      waiting = setTimeout(() => void show(name, id, form, () => own === latest).catch(() => undefined), PAUSE_MS)
    })
    return () => {
      latest += 1
      clearTimeout(waiting)
      stop()
    }
  }, [show, name, id])
}
