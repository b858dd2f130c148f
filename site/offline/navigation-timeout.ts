import { network } from '../state/api-atom.ts'
import type { CacheName, Waited } from './worker.ts'

/** How long the server may send nothing before it counts as away, as in worker.ts: for a page that was read before, and for others. */
const READ_AFTER_MS = 4000
const OFFLINE_AFTER_MS = 12_000

type Timer = ReturnType<typeof setTimeout>

const isLoading = (): boolean => 'loading' in document.documentElement.dataset

/** Whether the worker has a page. One that it does not have for the query of the URL may count, too. */
const isRead = async (href: string): Promise<boolean> => {
  const cacheName: CacheName = 'pages-1'
  return Boolean(await caches.match(href, { cacheName, ignoreSearch: true, ignoreVary: true }))
}

/**
 * If the requests of a client-side navigation fail or get no response in time, loads the page as a document, so that the service worker
 * can respond with its stored copy: phones often report a connection that transfers nothing. Returns a function that stops it.
 */
export function reloadAfterTimeout(): () => void {
  const { fetch } = network
  const listening = new AbortController()
  const loading = new MutationObserver(() => wait())
  // Unknown if the reader was faster than this code.
  let shown = isLoading() ? '' : window.location.pathname
  let timers: Timer[] = []
  let leaving: Timer | undefined
  let going: Timer | undefined

  const clear = () => timers.forEach(clearTimeout)
  function stop(): void {
    clear()
    clearTimeout(leaving)
    clearTimeout(going)
    listening.abort()
    loading.disconnect()
    network.fetch = fetch
  }
  /** A list that is filtered or searched stays, with its message and what was typed. */
  const mayLeave = (): boolean =>
    !going && isLoading() && window.location.pathname !== shown && Boolean(navigator.serviceWorker.controller)
  function reload(waited: number): void {
    stop()
    const { href } = window.location
    navigator.serviceWorker.controller?.postMessage({ href, waited } satisfies Waited)
    // A reload keeps the position, which is that of the page before.
    window.scrollTo(0, 0)
    window.location.reload()
  }
  /** In a task of its own: a browser may end calls before it reports that the reader goes elsewhere. */
  function leave(waited: number): boolean {
    if (!mayLeave()) return false
    clearTimeout(leaving)
    leaving = setTimeout(() => reload(waited))
    return true
  }
  /** The browser goes elsewhere, and ends calls for that. Some links, such as telephone numbers, do not leave the page. */
  function go(): void {
    clear()
    clearTimeout(leaving)
    clearTimeout(going)
    going = setTimeout(() => {
      going = undefined
      wait()
    }, OFFLINE_AFTER_MS)
  }
  async function leaveIfRead(href: string): Promise<void> {
    if ((await isRead(href)) && href === window.location.href) leave(READ_AFTER_MS)
  }
  /** Waits anew, for a page that is now opened or after the server has sent something. */
  function wait(): void {
    clear()
    if (listening.signal.aborted) return
    if (!isLoading()) shown = window.location.pathname
    else if (!going)
      timers = [
        setTimeout(() => void leaveIfRead(window.location.href), READ_AFTER_MS),
        setTimeout(() => leave(OFFLINE_AFTER_MS), OFFLINE_AFTER_MS),
      ]
  }

  network.fetch = async (input, init) => {
    try {
      const response = await fetch(input, init)
      wait()
      return response
    } catch (error) {
      // Until the browser has loaded the other page, this one is not replaced by a message.
      if (leave(0)) return new Promise<never>(() => undefined)
      throw error
    }
  }
  // Safari on iOS has only the latter.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, go, { signal: listening.signal })
  // Vite's event: code could not be loaded.
  window.addEventListener('vite:preloadError', () => leave(0), { signal: listening.signal })
  loading.observe(document.documentElement, { attributeFilter: ['data-loading'] })
  if (isLoading()) wait()
  return stop
}
