import { pageLinked } from './links.ts'

/** How long a pointer or the focus has to stay on a link before it counts as one that will be followed. */
const MEANT_MS = 60

/** Reports links that the reader is about to follow. Returns a function that stops it. */
export function watchLinkIntent(onHint: (url: URL) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hint = (after: number) => (event: Event) => {
    clearTimeout(waiting)
    const url = pageLinked(event.target)
    // The link may have been followed by now.
    const tell = () => url && url.href !== window.location.href && onHint(url)
    if (url) waiting = setTimeout(tell, after)
  }
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, hint(MEANT_MS), options)
  for (const event of ['pointerdown', 'touchstart']) document.addEventListener(event, hint(0), options)
  return () => {
    clearTimeout(waiting)
    listening.abort()
  }
}
