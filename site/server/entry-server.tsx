import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { sitemapPartAt } from '#contract/sitemap-path.ts'
import { TAX_CALENDAR_FILE } from '#contract/tax-calendar.ts'
import { pathIn, prefixOf, splitLanguage } from '#contract/language-path.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'
import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { parseCalendarQuery } from '#contract/tax-calendar-path.ts'
import { type Api, createApi } from '../api/client.ts'
import { App } from '../app.tsx'
import { chunkList } from './chunk-list.ts'
import { dataScript, fillTemplate, headHtml } from './html-page.ts'
import { feed, feedPage } from '../feeds/rss.ts'
import type { FeedDocument } from '../feeds/feed-document.ts'
import { manifest } from '../feeds/manifest.ts'
import { robots } from '../feeds/robots.ts'
import { taxCalendarFile } from '../feeds/tax-calendar.ts'
import { sitemap, sitemapPart } from '../feeds/sitemap.ts'
import { currentOf, navigation } from '../layout/site-navigation.ts'
import { languages } from './loaded-languages.ts'
import { listStatus } from './list-status.ts'
import { sessionRedirect, LOGIN } from './session-redirect.ts'
import { ErrorPage } from './error-page.tsx'
import { errorWords } from './error-words.ts'
import { OfflinePage } from '../pages/offline.tsx'
import { offlineWords } from '../offline/words.ts'
import { type PageRequest, type PageResponse, redirect } from './page-request.ts'
import { postInquiry } from './post-inquiry.ts'
import { preloadLaterParts } from '../ui/lazy-part.tsx'
import { addStaffRoutes } from '../routing/known-staff-routes.ts'
import { findRoute, notFoundRoute } from '../routing/page-routes.tsx'
import { staffRoutes } from '../routing/staff-routes.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import { preload, type Route } from '../routing/route.ts'
import { headTags } from '../seo/head.ts'
import { apiAtom, transportAtom } from '../state/api-atom.ts'
import { messageOf, statusOf } from '../state/errors.ts'
import { languageAtom } from '../state/language.ts'
import { originAtom } from '../state/origin.ts'
import { accountAtom } from '../state/session.ts'
import { loadAccountAtom } from '../state/api-atom.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { takeSnapshot } from '../state/snapshot.ts'
import type { Store } from '../state/store.ts'

export { takesForm } from './post-inquiry.ts'

addStaffRoutes(staffRoutes)

const html = { 'content-type': 'text/html; charset=utf-8' }

const feedDocuments: Readonly<Record<string, (request: AnyRequest) => Promise<FeedDocument> | FeedDocument>> = {
  '/sitemap.xml': ({ fetch, origin }) => sitemap(createApi(fetch), origin),
  '/robots.txt': ({ origin }) => robots(origin),
  '/manifest.webmanifest': ({ fetch }) => manifest(createApi(fetch)),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      pathIn(language, '/feed.xml'),
      ({ fetch, origin }: PageRequest) => feed(createApi(fetch, language), origin, language),
    ]),
  ),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      pathIn(language, TAX_CALENDAR_FILE),
      ({ fetch, origin, url }: PageRequest) =>
        taxCalendarFile(
          createApi(fetch, language),
          origin,
          languages[language],
          parseCalendarQuery(new URL(url, origin).searchParams),
        ),
    ]),
  ),
}

/** The response to any URL of the site: a page, a redirect, or a document for programs. */
export async function render<Cached>(request: PageRequest<Cached>): Promise<PageResponse | Cached> {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
  const document = feedDocuments[path]
  if (document) return documentOf(() => document(request))
  const part = sitemapPartAt(path)
  if (part !== undefined) return partResponse(request, part)
  const { language, path: within } = splitLanguage(path)
  if (within === OFFLINE) return offlinePage(request, language)
  const { route, match } = findRoute(within, search, language)
  return (await sessionRedirect(route, request)) ?? pageAt(request, language, route, match)
}

type AnyRequest = PageRequest<unknown>

/** The response with a document for programs; 503 while the database does not answer. */
async function documentOf(make: () => Promise<FeedDocument> | FeedDocument): Promise<PageResponse> {
  try {
    return documentResponse(await make())
  } catch (error) {
    if (statusOf(error) !== 503) throw error
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': RETRY_SECONDS }
    return { status: 503, headers, body: messageOf(error) }
  }
}

const documentResponse = ({ contentType, body }: FeedDocument): PageResponse => ({
  status: 200,
  headers: { 'content-type': contentType },
  body,
})

/** A part of the sitemap, or the page for unknown paths if there is none. */
async function partResponse<Cached>(request: PageRequest<Cached>, part: number): Promise<PageResponse | Cached> {
  try {
    return await documentOf(() => sitemapPart(createApi(request.fetch), request.origin, part))
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    const { match } = findRoute(request.url, '', DEFAULT_LANGUAGE)
    return pageAt(request, DEFAULT_LANGUAGE, notFoundRoute, match)
  }
}

/** Renders the page of a route. Pages that are the same for many paths are cached once: the login, and what is not found or gone. */
async function pageAt<Cached>(
  request: PageRequest<Cached>,
  language: Language,
  route: Route,
  match: RouteMatch,
): Promise<PageResponse | Cached> {
  const store = createStore()
  store.set(languageAtom, languages[language])
  store.set(originAtom, request.origin)
  // A staff screen shows what its user may see, and is never cached.
  store.set(transportAtom, { fetch: route.access ? request.userFetch : request.fetch, language })
  if (route.access) await store.set(loadAccountAtom)
  await route.loadScreenLanguage?.(store, store.get(accountAtom)?.language ?? DEFAULT_LANGUAGE)
  const subject = (await route.find?.(store, match)) ?? 200
  const target = route.redirectTo?.(store, match)
  if (target !== undefined) return redirect(301, pathIn(language, target) + new URL(request.url, request.origin).search)
  const page = () => renderRoute(request, language, route, match, store, subject)
  const key = route.access || request.method === 'POST' ? undefined : keptKey(route, match, subject)
  return key === undefined ? page() : request.cached(`${language}: ${key}`, page)
}

/** Whether the subject of a page does not exist, or no more. */
const isNoMore = (status: number): boolean => status === 404 || status === 410

function keptKey(route: Route, match: RouteMatch, subject: number): string | undefined {
  if (route.path === LOGIN) return 'login'
  if (isNoMore(subject)) return `${subject === 404 ? 'not found' : 'gone'}, ${route.path}`
  if (route !== notFoundRoute) return undefined
  // The navigation marks the list below which the URL is.
  const section = navigation.find((link) => currentOf(link.path, match.path) !== undefined)
  return `not found, below ${section?.path ?? 'nothing'}`
}

async function renderRoute(
  request: AnyRequest,
  language: Language,
  route: Route,
  match: RouteMatch,
  store: Store,
  subject: number,
): Promise<PageResponse> {
  const posted = request.method === 'POST' ? await postInquiry(store, request.form) : 200
  const [{ site, status: ofTexts }, , statuses] = await Promise.all([
    loadSiteContent(store.get(apiAtom), language),
    preload(route).then(preloadLaterParts),
    isNoMore(subject) ? [] : (route.load?.(store, match) ?? []),
  ])
  store.set(siteContentAtom, site)
  const status = Math.max(posted, subject, ofTexts, listStatus(store), ...statuses)
  const shown = (route.loadScreenLanguage && store.get(accountAtom)?.language) ?? language
  const words = route.loadScreenLanguage ? `staff-${shown}` : undefined
  const names = [route.access && 'staff-routes', route.chunk, `language-${language}`, words]
  const chunks = chunkList(request.template, names)
  const body = fillTemplate(request.template, shown, {
    head: [await headOf(store, language, route, match), chunks].join('\n    '),
    app: appHtml(store, language, match),
    state: dataScript('application/json', takeSnapshot(store), 'state'),
  })
  // The login page redirects signed-in users, so it depends on the user too.
  const isPersonal = route.access !== undefined || route.path === LOGIN || request.method === 'POST'
  return { status, headers: headersOf(status, isPersonal), body }
}

const headersOf = (status: number, isPersonal: boolean) => ({
  ...html,
  ...(isPersonal || status !== 200 ? { 'cache-control': 'no-store' } : {}),
  ...(status === 503 ? { 'retry-after': RETRY_SECONDS } : {}),
})

/** The API's Retry-After while the database does not answer. */
const RETRY_SECONDS = '5'

/** The firm's texts by language as they were loaded last, for pages while they cannot be loaded. */
const lastLoaded = new Map<Language, SiteContent>()

/**
 * Loads the firm's texts, which every page shows. If that fails those that were loaded last are used, or before any were, the default texts.
 *
 * @returns the texts, and the HTTP status for the page
 */
async function loadSiteContent(api: Api, language: Language): Promise<{ site: SiteContent; status: number }> {
  try {
    const site = await api.siteContent()
    lastLoaded.set(language, site)
    return { site, status: 200 }
  } catch (error) {
    return { site: lastLoaded.get(language) ?? defaultSiteContent, status: statusOf(error) }
  }
}

async function headOf(store: Store, language: Language, route: Route, match: RouteMatch): Promise<string> {
  const head = await route.head(store, match)
  const site = store.get(siteContentAtom) ?? defaultSiteContent
  const tags = headHtml(headTags(head, site, store.get(originAtom), language))
  const structured = ((await head.structured?.()) ?? []).map((data) =>
    dataScript('application/ld+json', JSON.stringify(data)),
  )
  return [tags, feedLink(language), ...structured].filter(Boolean).join('\n    ')
}

const feedLink = (language: Language): string =>
  `<link rel="alternate" type="application/rss+xml" title="${feedPage.title[language]}" href="${pathIn(language, '/feed.xml')}">`

const appHtml = (store: Store, language: Language, { path, query }: RouteMatch): string =>
  renderToString(
    <StaticRouter
      basename={prefixOf(language) || '/'}
      location={pathIn(language, query.size > 0 ? `${path}?${query}` : path)}
    >
      <App store={store} />
    </StaticRouter>,
  )

/** The path of the offline page within each language, as site/offline/worker.ts names it. */
const OFFLINE = '/offline'

/** Renders the page that is shown without a connection (offline.tsx), with a script of its own. */
async function offlinePage({ template, fetch }: AnyRequest, language: Language): Promise<PageResponse> {
  const { site, status } = await loadSiteContent(createApi(fetch, language), language)
  const body = fillTemplate(template.replace(moduleScript, ''), language, {
    head: headHtml([
      { tag: 'title', text: offlineWords[language].title, attributes: {} },
      { tag: 'meta', attributes: { name: 'description', content: offlineWords[language].text } },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ]),
    app: renderToString(<OfflinePage language={languages[language]} site={site} />),
    state: '<script type="module" src="/offline.js"></script>',
  })
  return { status, headers: headersOf(status, false), body }
}

const moduleScript = /<script type="module"[^>]*><\/script>\s*/

/** The 500 page: styled, names the request, needs neither the API nor JavaScript. */
export function errorPage(request: Pick<PageRequest, 'url' | 'origin' | 'template' | 'requestId'>): PageResponse {
  const { language: tag } = splitLanguage(request.url.split('?', 1)[0] ?? '/')
  const language = languages[tag]
  const body = fillTemplate(request.template.replace(moduleScript, ''), tag, {
    head: `<title>${errorWords[tag].title}</title>\n    <meta name="robots" content="noindex">`,
    app: renderToString(
      <ErrorPage requestId={request.requestId} language={language} site={lastLoaded.get(tag) ?? defaultSiteContent} />,
    ),
    state: '',
  })
  return { status: 500, headers: { ...html, 'cache-control': 'no-store' }, body }
}
