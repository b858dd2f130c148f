import type { RequestEvent, WorkerScope } from './worker-scope.ts'

/**
 * The service worker, built as /sw.js: pages that were read are shown again while there is no connection, and the offline page in
 * place of others. With a connection every page comes from the server. Of pages it stores what the server calls public alone, so nothing
 * of the staff's, and no page whose content depends on a query, which may be what somebody searched for. It imports nothing.
 */

declare const self: WorkerScope

/** The caches, with how many of the newest responses each keeps. If their form changes, so do their names. */
const kept = { 'offline-1': 20, 'pages-1': 30, 'files-1': 120, 'pictures-1': 60 } as const
export type CacheName = keyof typeof kept

const offlinePages = { en: '/offline', ne: '/ne/offline' } as const
/** The script of the offline pages that lists what was read before. */
const OFFLINE_SCRIPT = '/offline.js'
const offlinePageFor = ({ pathname }: URL) => offlinePages[/^\/ne(\/|$)/.test(pathname) ? 'ne' : 'en']

/** How long a navigation waits for the server before the page that was read before is shown, or else the offline page. */
const READ_AFTER_MS = 4000
const OFFLINE_AFTER_MS = 12_000

/** What a page reports when it leaves a navigation to the browser. */
export interface Waited {
  href: string
  /** For how many milliseconds it has waited for the server. */
  waited: number
}
/** The navigation follows within this time. */
const FOLLOWS_MS = 2000
/** By address, since pages in other tabs may be opened before the navigation. */
const reported = new Map<string, { waited: number; at: number }>()

function report(data: object): void {
  if (!('href' in data && 'waited' in data)) return
  const { href, waited } = data
  if (typeof href !== 'string' || typeof waited !== 'number' || !URL.canParse(href)) return
  reported.set(addressOf(new URL(href)), { waited, at: performance.now() })
}

/** For how long the navigation to a URL has waited before, in the page. */
function takeWaited(url: URL): number {
  const last = reported.get(addressOf(url))
  reported.delete(addressOf(url))
  return last && performance.now() - last.at < FOLLOWS_MS ? last.waited : 0
}

const isOwn = (url: URL): boolean => url.origin === self.location.origin
/** Whether a path is not a page for visitors, so that it is neither stored nor shown offline. */
const isElsewhere = ({ pathname }: URL): boolean => /^\/(admin|_next|api|(ne\/)?preview)(\/|$)|\.\w+$/.test(pathname)
/** Files whose names change with their content; the paths of documents stay. */
const isFile = ({ pathname }: URL): boolean => /^\/(assets|media)\/.*(?<!\.pdf)$/.test(pathname)

const find = (name: CacheName, url: string) => caches.open(name).then((cache) => cache.match(url, { ignoreVary: true }))

async function keep(name: CacheName, url: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // Read to its end first: one that breaks off must not take the stored response with it.
  await response.clone().arrayBuffer()
  // Replaces the stored response and counts as the newest; where there is no space left, the stored one stays.
  await cache.put(url, response)
  const urls = await cache.keys()
  await Promise.all(urls.slice(0, Math.max(urls.length - kept[name], 0)).map((old) => cache.delete(old)))
}

const forget = (address: string) => caches.open('pages-1').then((cache) => cache.delete(address, { ignoreVary: true }))

const isPublic = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && headers.get('cache-control')?.startsWith('public') === true

/** Whether only the person who is signed in gets it, as a picture in the trash. */
const isPrivate = ({ headers }: Response): boolean => headers.get('cache-control')?.startsWith('private') === true

/** Parameters that say where a visitor comes from, and change nothing on a page. */
const tracking = /^(utm_\w+|(fb|g|tt|tw)clid|[gw]braid|msclkid|igshid|mc_[ce]id)$/
const ABOUT = 'about'
/** The contact page, whose parameter `about` its own code applies, too (pages/contact/use-offline-form.ts). */
const isContact = ({ pathname }: URL): boolean => /^(\/ne)?\/contact$/.test(pathname)

/** The address of the page that can be shown at a URL; with a query only if its content depends on it. */
function addressOf(url: URL): string {
  const { origin, pathname, searchParams } = url
  const query = [...searchParams].filter(([name]) => !tracking.test(name) && !(name === ABOUT && isContact(url)))
  return origin + pathname + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}

const isQueried = (url: URL): boolean => addressOf(url).includes('?')

/** Stores a page as it is for visitors, whoever is signed in. */
async function readPage(name: CacheName, address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit' })
  if (response.status === 404 || response.status === 410) await forget(address)
  if (!isPublic(response)) return ''
  await keep(name, address, response.clone())
  return response.text()
}

/** Stores a page to be shown offline, with the files that it links. */
async function prepareOffline(path: string): Promise<void> {
  const html = await readPage('offline-1', self.location.origin + path)
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|offline\.js))"/g)]
  await Promise.all(files.map(([, file = '']) => readFile('offline-1', self.location.origin + file)))
}

async function readFile(name: CacheName, url: string): Promise<void> {
  if (isFile(new URL(url)) && (await find(name, url))) return
  const response = await fetch(url)
  if (response.status === 200 && !isPrivate(response)) await keep(name, url, response)
}

const after = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })

/** Uses the response that the browser has requested while the worker started, since `fetch` would request it again. */
const fromServer = async (event: RequestEvent): Promise<Response> =>
  (await event.preloadResponse) ?? (await fetch(event.request))

/** Stores the server's page, or forgets one that is gone. */
async function note(url: URL, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) await forget(addressOf(url))
  else if (isPublic(response) && !isQueried(url) && !url.searchParams.has(ABOUT))
    await keep('pages-1', addressOf(url), response.clone())
}

/**
 * The response to a navigation: the server's; without one after READ_AFTER_MS the stored page, without one after OFFLINE_AFTER_MS the
 * offline page. A server response that arrives later is still stored.
 */
async function page(event: RequestEvent, url: URL): Promise<Response> {
  const before = takeWaited(url)
  const asked = fromServer(event)
  event.waitUntil(asked.then((response) => note(url, response)).catch(() => undefined))
  const within = (ms: number) => Promise.race([asked.catch(() => undefined), after(ms)])
  return (
    (await within(READ_AFTER_MS - before)) ??
    (await find('pages-1', addressOf(url))) ??
    (await within(OFFLINE_AFTER_MS - Math.max(READ_AFTER_MS, before))) ??
    (await find('offline-1', self.location.origin + offlinePageFor(url))) ??
    asked
  )
}

async function ownFile(event: RequestEvent, { href }: URL): Promise<Response> {
  const known = (await find('files-1', href)) ?? (await find('offline-1', href))
  if (known) return known
  const response = await fetch(event.request)
  if (isPublic(response)) event.waitUntil(keep('files-1', href, response.clone()))
  return response
}

/** Drawings and icons: their names do not change with their content, so the server is asked first. */
async function picture(event: RequestEvent, { href }: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (isPublic(response)) event.waitUntil(keep('pictures-1', href, response.clone()))
    return response
  } catch (error) {
    const known = await find('pictures-1', href)
    if (known) return known
    throw error
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([...Object.values(offlinePages).map(prepareOffline), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter((name) => !(name in kept))
    await Promise.all(old.map((name) => caches.delete(name)))
    // The browser then requests the page while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(dropOld())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url: href } = event.request
  const url = new URL(href)
  if (method !== 'GET' || !isOwn(url)) return
  if (mode === 'navigate') {
    event.respondWith(isElsewhere(url) ? fromServer(event) : page(event, url))
  } else if (isFile(url) || url.pathname === OFFLINE_SCRIPT) event.respondWith(ownFile(event, url))
  else if (destination === 'image') event.respondWith(picture(event, url))
})

/** A document reports its URL and files; a page that was opened within it only its URL, since the worker has seen its files. */
self.addEventListener('message', (event) => {
  if (typeof event.data === 'object' && event.data !== null) report(event.data)
  const hrefs: unknown[] = Array.isArray(event.data) ? event.data : []
  const urls = hrefs.flatMap((href) => (typeof href === 'string' && URL.canParse(href) ? new URL(href) : []))
  const [read, ...files] = urls.filter(isOwn)
  if (!read || isElsewhere(read) || isQueried(read)) return
  const store = async () => {
    const isDocument = files.length > 0
    // The worker itself may have brought the document.
    if (!isDocument || !(await find('pages-1', addressOf(read)))) await readPage('pages-1', addressOf(read))
    await Promise.all(files.map((url) => readFile(isFile(url) ? 'files-1' : 'pictures-1', url.href)))
    // The offline page changes with a new build or new contact data.
    if (isDocument) await prepareOffline(offlinePageFor(read))
  }
  event.waitUntil(store().catch(() => undefined))
})
