/** The script of the offline page, built as /offline.js: lists what was read before, and loads the page once there is a connection. */

import type { CacheName } from './worker.ts'

const list = document.querySelector('[data-read]')

async function listPages(): Promise<void> {
  const cache = await caches.open('pages-1' satisfies CacheName)
  const found = await Promise.all(
    (await cache.keys()).toReversed().map(async (request) => {
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const page = new DOMParser().parseFromString(html, 'text/html')
      const title = page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? page.title
      return { href: request.url, title, lang: page.documentElement.lang }
    }),
  )
  const inLanguage = found.filter(({ lang }) => lang === document.documentElement.lang)
  const shown = inLanguage.length > 0 ? inLanguage : found
  if (!list || shown.length === 0) return
  list.querySelector('ul')?.replaceChildren(
    ...shown.map(({ href, title, lang }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      Object.assign(link, { href, textContent: title, lang, className: 'link inline-flex min-h-11 items-center' })
      item.append(link)
      return item
    }),
  )
  list.removeAttribute('hidden')
}

// The offline page is shown at the URL of the page that could not be loaded.
const reload = () => window.location.reload()
document.querySelector('[data-again]')?.addEventListener('click', reload)
// A reload would end a navigation to another page, which the service worker keeps waiting for at most this long.
const LEAVING_MS = 12_000
let leftAt = -LEAVING_MS
window.addEventListener('beforeunload', ({ timeStamp }) => {
  leftAt = timeStamp
})
// Some links, such as telephone numbers, do not leave the page.
window.addEventListener('online', ({ timeStamp }) => {
  setTimeout(reload, leftAt + LEAVING_MS - timeStamp)
})
void listPages()
