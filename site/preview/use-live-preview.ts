import { useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { type PreviewType, showUnsavedAtom } from '../state/preview.ts'
import { onPanelForm } from './panel-messages.ts'

/** Typing pauses for longer than this between words, if not between letters. */
const PAUSE_MS = 150

/** Shows each state of the panel's form; of several on their way only the last one counts. */
export function useLivePreview(name: PreviewType, id: string): void {
  const show = useSetAtom(showUnsavedAtom)
  useEffect(() => {
    let latest = 0
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = onPanelForm((form) => {
      clearTimeout(waiting)
      latest += 1
      const own = latest
      // What fails (signed out, no line) leaves on show what was there.
      waiting = setTimeout(() => void show(name, id, form, () => own === latest).catch(() => undefined), PAUSE_MS)
    })
    return () => {
      latest += 1
      clearTimeout(waiting)
      stop()
    }
  }, [show, name, id])
}
