/**
 * Loads the page's scripts, which the server lists (server/chunk-list.ts), after the first paint: the page is readable without them,
 * and on a slow connection they would keep its styles, fonts and pictures waiting.
 */
const listed: unknown = JSON.parse(document.getElementById('chunks')?.textContent ?? '[]')
const files = Array.isArray(listed) ? listed.map(String) : []

function load(): void {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority: 'low',
        href,
      }),
    )
  if (files[0] !== undefined) void import(/* @vite-ignore */ files[0])
}

// A tab in the background paints nothing.
if (document.hidden) load()
else requestAnimationFrame(() => setTimeout(load))
