import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { defaultSiteContent } from '#contract/site-content.ts'
import { createApi } from '../api/client.ts'
import { App } from '../app.tsx'
import { chunkLinks } from './chunk-links.ts'
import { dataScript, fillTemplate, headHtml } from './document.ts'
import { feed, feedPage } from '../feeds/feed.ts'
import type { FeedDocument } from '../feeds/feed-document.ts'
import { manifest } from '../feeds/manifest.ts'
import { robots } from '../feeds/robots.ts'
import { sitemap } from '../feeds/sitemap.ts'
import { currentOf, navigation } from '../layout/navigation.ts'
import { guard, LOGIN } from './route-guard.ts'
import { ErrorPage } from '../pages/error.tsx'
import { type PageRequest, type PageResponse, redirect } from './page-request.ts'
import { postInquiry } from './post-inquiry.ts'
import { findRoute, notFoundRoute } from '../routing/page-routes.tsx'
import type { RouteMatch } from '../paths/route-match.ts'
import { preload, type Route } from '../routing/route.ts'
import { headTags } from '../seo/head.ts'
import { apiAtom } from '../state/api-atom.ts'
import { statusOf } from '../state/errors.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { takeSnapshot } from '../state/snapshot.ts'
import type { Store } from '../state/store.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

const feedDocuments: Readonly<Record<string, (request: PageRequest) => Promise<FeedDocument> | FeedDocument>> = {
  '/sitemap.xml': ({ fetch, origin }) => sitemap(createApi(fetch), origin),
  '/robots.txt': ({ origin }) => robots(origin),
  '/manifest.webmanifest': ({ fetch }) => manifest(createApi(fetch)),
  '/feed.xml': ({ fetch, origin }) => feed(createApi(fetch), origin),
}

/** The response to any URL of the site: a page, a redirect, or a document for programs. */
export async function render(request: PageRequest): Promise<PageResponse> {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
  const document = feedDocuments[path]
  if (document) return documentResponse(await document(request))
  const { route, match } = findRoute(path, search)
  return (await guard(route, request)) ?? renderRoute(request, route, match)
}

const documentResponse = ({ contentType, body }: FeedDocument): PageResponse => ({
  status: 200,
  headers: { 'content-type': contentType },
  body,
})

/**
 * The key of a page that is the same for all signed-out visitors at any URL with this key: the login, and what is shown where
 * no page is; undefined for other pages. It does not begin with a slash.
 */
export function sharedPage(url: string): string | undefined {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  if (feedDocuments[path]) return undefined
  const { route, match } = findRoute(path, search)
  if (route.path === LOGIN) return 'login'
  if (route !== notFoundRoute) return undefined
  // The navigation marks the list below which the URL is.
  const section = navigation.find((link) => currentOf(link.path, match.path) !== undefined)
  return `not found, ${section?.path ?? 'nowhere'}`
}

async function renderRoute(request: PageRequest, route: Route, match: RouteMatch): Promise<PageResponse> {
  const store = createStore()
  store.set(originAtom, request.origin)
  // A staff screen shows what its user may see, and is never cached.
  store.set(apiAtom, createApi(route.access ? request.userFetch : request.fetch))
  const posted = request.method === 'POST' ? await postInquiry(store, match.path, request.form) : 200
  const [site, , statuses] = await Promise.all([
    loadSiteContent(store),
    preload(route),
    route.load?.(store, match) ?? [],
  ])
  const target = route.redirectTo?.(store, match)
  if (target !== undefined) return redirect(301, target + new URL(request.url, request.origin).search)
  const status = Math.max(posted, site, ...statuses)
  const body = fillTemplate(request.template, {
    head: `${headOf(store, route, match)}\n    ${chunkLinks(request.template, route.chunk)}`,
    app: appHtml(store, match),
    state: dataScript('application/json', takeSnapshot(store), 'state'),
  })
  // The login page redirects signed-in users, so it depends on the user too.
  const isPersonal = route.access !== undefined || route.path === LOGIN || request.method === 'POST' || status !== 200
  return { status, headers: isPersonal ? { ...html, 'cache-control': 'no-store' } : html, body }
}

/**
 * Loads the firm's texts, which every page shows; the default texts are used if that fails.
 *
 * @returns the HTTP status for the page
 */
async function loadSiteContent(store: Store): Promise<number> {
  try {
    store.set(siteContentAtom, await store.get(apiAtom).siteContent())
    return 200
  } catch (error) {
    store.set(siteContentAtom, defaultSiteContent)
    return statusOf(error)
  }
}

function headOf(store: Store, route: Route, match: RouteMatch): string {
  const head = route.head(store, match)
  const site = store.get(siteContentAtom) ?? defaultSiteContent
  const tags = headHtml(headTags(head, site, store.get(originAtom)))
  const structured = (head.structured ?? []).map((data) => dataScript('application/ld+json', JSON.stringify(data)))
  return [tags, feedLink, ...structured].join('\n    ')
}

const feedLink = `<link rel="alternate" type="application/rss+xml" title="${feedPage.title}" href="/feed.xml">`

const appHtml = (store: Store, { path, query }: RouteMatch): string =>
  renderToString(
    <StaticRouter location={query.size > 0 ? `${path}?${query}` : path}>
      <App store={store} />
    </StaticRouter>,
  )

/** The 500 page: styled, names the request, needs neither the API nor JavaScript. */
export function errorPage(request: Pick<PageRequest, 'url' | 'origin' | 'template' | 'requestId'>): PageResponse {
  const body = fillTemplate(request.template.replace(/<script type="module"[^>]*><\/script>/, ''), {
    head: '<title>Something went wrong</title>\n    <meta name="robots" content="noindex">',
    app: renderToString(<ErrorPage requestId={request.requestId} />),
    state: '',
  })
  return { status: 500, headers: { ...html, 'cache-control': 'no-store' }, body }
}
