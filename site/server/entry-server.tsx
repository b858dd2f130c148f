import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { defaultSiteContent } from '#contract/site-content.ts'
import { createApi } from '../api/client.ts'
import { App } from '../app.tsx'
import { chunkLinks } from './chunk-links.ts'
import { dataScript, fillTemplate, headHtml } from './document.ts'
import { feed } from '../feeds/feed.ts'
import { manifest } from '../feeds/manifest.ts'
import { robots } from '../feeds/robots.ts'
import { sitemap } from '../feeds/sitemap.ts'
import { guard, LOGIN } from './route-guard.ts'
import { ErrorPage } from '../pages/error.tsx'
import { postInquiry } from './post-inquiry.ts'
import { findRoute } from '../routing/page-routes.tsx'
import { type Place, preload, type Route, type Store } from '../routing/route.ts'
import { headTags } from '../seo/head.ts'
import { apiAtom } from '../state/api-atom.ts'
import { statusOf } from '../state/errors.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { takeSnapshot } from '../state/snapshot.ts'

/** What the server asks for. `fetch` speaks as an anonymous visitor, `callerFetch` with the caller's cookies. */
export interface PageRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  url: string
  /** The site's public address without a trailing slash. */
  origin: string
  /** The built index.html with its places for head, app and state. */
  template: string
  requestId: string
  form?: URLSearchParams
  fetch: typeof fetch
  callerFetch: typeof fetch
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const html = { 'content-type': 'text/html; charset=utf-8' }

const documents: Readonly<Record<string, (request: PageRequest) => Promise<PageAnswer> | PageAnswer>> = {
  '/sitemap.xml': ({ fetch, origin }) => sitemap(createApi(fetch), origin),
  '/robots.txt': ({ origin }) => robots(origin),
  '/manifest.webmanifest': ({ fetch }) => manifest(createApi(fetch)),
  '/feed.xml': ({ fetch, origin }) => feed(createApi(fetch), origin),
}

/** Answers any address of the site: a page, a redirect, or one of the documents for machines. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
  const document = documents[path]
  if (document) return document(request)
  const { route, place } = findRoute(path, search)
  const refused = await guard(route, request)
  if (refused) return refused
  return renderRoute(request, route, place)
}

async function renderRoute(request: PageRequest, route: Route, place: Place): Promise<PageAnswer> {
  const store = createStore()
  store.set(originAtom, request.origin)
  // An administrator's own screen shows what its caller may see; it is never kept for others.
  store.set(apiAtom, createApi(route.access ? request.callerFetch : request.fetch))
  const posted = request.method === 'POST' ? await postInquiry(store, place.path, request.form) : 200
  const [site, , statuses] = await Promise.all([loadSite(store), preload(route), route.load?.(store, place) ?? []])
  const moved = route.movedTo?.(store, place)
  if (moved !== undefined) return redirect(moved + new URL(request.url, request.origin).search)
  const status = Math.max(posted, site, ...statuses)
  const body = fillTemplate(request.template, {
    head: `${headOf(store, route, place)}\n    ${chunkLinks(request.template, route.chunk)}`,
    app: appHtml(store, place),
    state: dataScript('application/json', takeSnapshot(store), 'state'),
  })
  // The login page is another for who is signed in: a redirect.
  const isPersonal = route.access !== undefined || route.path === LOGIN || request.method === 'POST' || status !== 200
  return { status, headers: isPersonal ? { ...html, 'cache-control': 'no-store' } : html, body }
}

/** For good, but not to be remembered: another entry may take the old address. */
const redirect = (location: string): PageAnswer => ({
  status: 301,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})

/**
 * The firm's texts are on every page: without them a page would be blank, so what ships stands in. Answers the HTTP
 * status that a page with them deserves.
 */
async function loadSite(store: Store): Promise<number> {
  try {
    store.set(siteContentAtom, await store.get(apiAtom).siteContent())
    return 200
  } catch (error) {
    store.set(siteContentAtom, defaultSiteContent)
    return statusOf(error)
  }
}

function headOf(store: Store, route: Route, place: Place): string {
  const head = route.head(store, place)
  const site = store.get(siteContentAtom) ?? defaultSiteContent
  const tags = headHtml(headTags(head, site, store.get(originAtom)))
  const structured = (head.structured ?? []).map((data) => dataScript('application/ld+json', JSON.stringify(data)))
  return [tags, feedLink, ...structured].join('\n    ')
}

const feedLink = '<link rel="alternate" type="application/rss+xml" title="Blog" href="/feed.xml">'

const appHtml = (store: Store, { path, query }: Place): string =>
  renderToString(
    <StaticRouter location={query.size > 0 ? `${path}?${query}` : path}>
      <App store={store} />
    </StaticRouter>,
  )

/** The page for a fault of ours: styled, names the request, needs neither the API nor JavaScript. */
export function errorPage(request: Pick<PageRequest, 'url' | 'origin' | 'template' | 'requestId'>): PageAnswer {
  const body = fillTemplate(request.template.replace(/<script type="module"[^>]*><\/script>/, ''), {
    head: '<title>Something went wrong</title>\n    <meta name="robots" content="noindex">',
    app: renderToString(<ErrorPage requestId={request.requestId} />),
    state: '',
  })
  return { status: 500, headers: { ...html, 'cache-control': 'no-store' }, body }
}
