import { reloadAfterTimeout } from './navigation-timeout.ts'

/** The page's side of the service worker. Not used on the staff's pages, of which the worker stores nothing. */

/** Set by the server where the worker is offered (OFFLINE). */
const isOffered = (): boolean => 'offline' in document.documentElement.dataset && 'serviceWorker' in navigator

const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|media|drawings)\//.test(new URL(name).pathname))

/** Registers the service worker, and reports the page and its files to it. */
export async function registerWorker(): Promise<void> {
  if (!isOffered()) return
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js')
  const { active } = await serviceWorker.ready
  active?.postMessage([window.location.href, ...ownFiles()])
}

/** Whether there is no connection, so that the worker has to serve pages. */
const isServedOffline = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

/**
 * While there is no connection, or requests get no response, lets the browser itself follow links and go back, since the worker has
 * stored documents, not data. Returns a function that stops it.
 *
 * @param isShown whether the page of the present URL is the shown one, as after a move to a fragment
 */
export function followOffline(isShown: () => boolean): () => void {
  const stopLeaving = isOffered() ? reloadAfterTimeout() : undefined
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onClick = (event: Event) => {
    if (isServedOffline() && event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
  }
  window.addEventListener('click', onClick, options)
  window.addEventListener('popstate', () => isServedOffline() && !isShown() && window.location.reload(), options)
  return () => {
    listening.abort()
    stopLeaving?.()
  }
}
