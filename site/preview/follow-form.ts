import { onPanelForm } from '../internals/payload-live-preview.ts'

/** The debounce time for typing. */
const PAUSE_MS = 150

/** Shows what a form holds, unless `isWanted` has become false meanwhile. */
type Show = (form: Record<string, unknown>, isWanted: () => boolean) => Promise<void>

/**
 * Shows each state of the form in the window that has opened or frames this page; outdated responses are dropped. Returns a
 * function that stops it.
 */
export function followForm(show: Show): () => void {
  let latest = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = onPanelForm((form) => {
    clearTimeout(waiting)
    latest += 1
    const own = latest
    // On failure (signed out, offline) the previous state stays visible.
    waiting = setTimeout(() => void show(form, () => own === latest).catch(() => undefined), PAUSE_MS)
  })
  return () => {
    latest += 1
    clearTimeout(waiting)
    stop()
  }
}
