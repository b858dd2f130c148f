import type { Navigator } from 'react-router-dom'

import { pageLinked } from './links.ts'

/** Whether a click asks for nothing else, such as a new tab, and is not handled elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Follows links within the site without loading the document anew. Returns a function that stops it. */
export function followLinks(navigator: Navigator): () => void {
  const onClick = (event: MouseEvent) => {
    const url = isPlain(event) ? pageLinked(event.target) : undefined
    if (!url) return
    const { pathname, search } = window.location
    const isHere = url.pathname === pathname && url.search === search
    // The browser itself goes to a place within the page.
    if (isHere && url.hash !== '') return
    event.preventDefault()
    navigator[isHere ? 'replace' : 'push'](url.pathname + url.search + url.hash)
  }
  const listening = new AbortController()
  document.addEventListener('click', onClick, { signal: listening.signal })
  return () => listening.abort()
}
