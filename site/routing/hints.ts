import { pageLinked } from './links.ts'

/** How long a pointer or the focus stays on a link that the reader means. */
const MEANT_MS = 60

/** Tells of links to pages that the reader is about to follow. Returns a function that stops it. */
export function watchHints(onHint: (url: URL) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const hint = (after: number) => (event: Event) => {
    clearTimeout(waiting)
    const url = pageLinked(event.target)
    // By then it may have been followed.
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
