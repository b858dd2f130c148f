import { preload } from './route.ts'
import { findRoute } from './page-routes.tsx'

/** The path of a link within this site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target !== '') return undefined
  return link.pathname
}

/** Preloads the code of pages whose links are hovered or focused. Returns a function that stops it. */
export function prefetchPages(): () => void {
  const onHint = ({ target }: Event) => {
    const path = pathOf(target)
    // A failure is reported when the link is followed.
    if (path !== undefined) preload(findRoute(path, '').route).catch(() => undefined)
  }
  const listening = new AbortController()
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, onHint, { signal: listening.signal, passive: true })
  return () => listening.abort()
}
