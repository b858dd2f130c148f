/**
 * Loads the page's scripts, which the server lists (server/chunk-list.ts), after the first paint, and runs the first one: the page is
 * readable without them, and on a slow connection they would keep its styles, fonts and pictures waiting.
 */
export function loadAfterPaint(): void {
  // A tab in the background paints nothing.
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
}

function load(): void {
  const listed: unknown = JSON.parse(document.getElementById('chunks')?.textContent ?? '[]')
  const files = Array.isArray(listed) ? listed.map(String) : []
  for (const href of files) {
    const link = document.createElement('link')
    const rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    document.head.append(Object.assign(link, { rel, as: 'script', crossOrigin: '', fetchPriority: 'low', href }))
  }
  if (files[0] !== undefined) void import(/* @vite-ignore */ files[0])
}
