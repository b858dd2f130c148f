import { preload } from './route.ts'
import { findRoute } from './page-routes.tsx'

/** The path that a link inside this site leads to. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target !== '') return undefined
  return link.pathname
}

/** Fetches the code of the pages whose links are pointed at or focused; answers how to stop. */
export function prefetchPages(): () => void {
  const onHint = ({ target }: Event) => {
    const path = pathOf(target)
    // A failure here shows again, and is dealt with, when the link is followed.
    if (path !== undefined) preload(findRoute(path, '').route).catch(() => undefined)
  }
  const listening = new AbortController()
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, onHint, { signal: listening.signal, passive: true })
  return () => listening.abort()
}
