/**
 * Loads the page's scripts, which the server lists (server/chunk-list.ts), after the first paint, and runs the first one: the page is
 * readable without them, and on a slow connection they would keep its styles, fonts and pictures waiting.
 */
export function loadAfterPaint(): void {
  // A tab in the background paints nothing.
  if (document.hidden) load()
  else requestAnimationFrame(load)
}

function load(): void {
  const listed: unknown = JSON.parse(document.getElementById('chunks')?.textContent ?? '[]')
  const files = Array.isArray(listed) ? listed.map(String) : []
  // After the frame, and one at a time, since starting some 20 requests at once takes a slow phone's main thread for 80 ms.
  for (const href of files) setTimeout(preload, 0, href)
  const [first] = files
  if (first !== undefined) setTimeout(() => void import(/* @vite-ignore */ first))
}

/** Browsers that do not know such links load the files with those that import them. */
function preload(href: string): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }))
}
