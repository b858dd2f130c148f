import { matchPath } from 'react-router-dom'

import { type PageName, pageNames, type ResourceName, resources } from '#contract/index.ts'
import type { Page } from '#contract/resource.ts'
import { entryPath } from '../paths/entry-path.ts'
import { adminRoutes } from './admin-routes.tsx'
import { blogQuery } from '../pages/blog-query.ts'
import { HOME_CARDS } from '../pages/home/limits.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Store } from '../state/store.ts'
import { entryPages } from './entry-pages.ts'
import { loadSidebar } from './load-sidebar.ts'
import { lazyPage, type Route } from './route.ts'
import { previewRoutes } from './preview-route.tsx'
import { entryHead, homeHead, notFoundHead, pageHead } from '../seo/heads.ts'
import { faqPage, jobPosting } from '../seo/structured.ts'
import { entries } from '../state/entries.ts'
import { lists } from '../state/lists.ts'
import { siteContentAtom } from '../state/site-content.ts'

const loadLists =
  (...names: ResourceName[]) =>
  (store: Store) =>
    Promise.all(names.map((name) => store.set(lists[name].loadAtom)))

const loadHome = (store: Store) =>
  Promise.all([
    store.set(lists.about.loadAtom),
    store.set(lists.service.loadAtom, { limit: HOME_CARDS }),
    store.set(lists.blog.loadAtom, { limit: HOME_CARDS }),
  ])

/** The page of one entry of a type. */
function entryRoute(name: PageName): Route {
  const { chunk, load } = entryPages[name]
  return {
    path: `${resources[name].page.path}/:slug`,
    chunk,
    page: lazyPage(load),
    load: (store, { params: { slug = '' } }) =>
      Promise.all([store.set(entries[name].loadAtom, { slug }), ...loadSidebar(store, name)]),
    redirectTo: currentPath(name),
    head: (store) => entryHead(name, store.get(entries[name].stateAtom).entry, store),
  }
}

/** The page with all entries of a type, from the same file. */
function listRoute(name: PageName): Route {
  const { chunk, load } = entryPages[name]
  const { path, title, description = '' }: Page['list'] = resources[name].page.list
  const page = lazyPage(async () => {
    const { List } = await load()
    if (!List) throw new Error(`pages/${chunk}.tsx has no List`)
    return { default: List }
  })
  return { path, chunk, page, load: loadLists(name), head: pageHead(title, description) }
}

/** The present path of an entry that was found by an earlier slug. */
const currentPath =
  (name: PageName) =>
  (store: Store, { params: { slug } }: RouteMatch): string | undefined => {
    const { entry, key } = store.get(entries[name].stateAtom)
    return entry && key === slug && entry.slug !== slug ? entryPath(name, entry.slug) : undefined
  }

const jobs = (store: Store, origin: string): object[] => {
  const site = store.get(siteContentAtom)
  return site ? store.get(lists.career.itemsAtom).map((job) => jobPosting(job, site, origin)) : []
}

const questions = (store: Store): object[] => {
  const faqs = store.get(lists.faq.itemsAtom)
  return faqs.length > 0 ? [faqPage(faqs)] : []
}

/** The public pages: path, component, data and head of each. Server and browser use this same table. */
const ownRoutes: readonly Route[] = [
  { path: '/', chunk: 'home', page: lazyPage(() => import('../pages/home.tsx')), load: loadHome, head: homeHead },
  {
    path: '/about',
    chunk: 'about',
    page: lazyPage(() => import('../pages/about.tsx')),
    load: loadLists('about'),
    head: pageHead('About us', 'Who we are, how we work, and what our clients say of the numbers.'),
  },
  {
    path: '/services',
    chunk: 'services',
    page: lazyPage(() => import('../pages/services.tsx')),
    load: loadLists('service'),
    head: pageHead('Services', 'Tax returns, VAT, audit, bookkeeping, payroll and company registration in Nepal.'),
  },
  {
    path: '/blog',
    chunk: 'blog',
    page: lazyPage(() => import('../pages/blog.tsx')),
    query: ['page', 'q'],
    load: async (store, { query }) => [await store.set(lists.blog.loadAtom, blogQuery(query))],
    head: (store, match) => {
      const { page = 1, q } = blogQuery(match.query)
      const head = pageHead('Blog', 'News and plain explanations on tax, accounts and company law in Nepal.')(
        store,
        match,
      )
      return { ...head, canonical: page > 1 ? `/blog?page=${page}` : '/blog', hidden: q !== undefined }
    },
  },
  {
    path: '/team',
    chunk: 'team',
    page: lazyPage(() => import('../pages/team.tsx')),
    load: loadLists('team'),
    head: pageHead('Team', 'The accountants, auditors and advisers who look after your numbers.'),
  },
  {
    path: '/price',
    chunk: 'price',
    page: lazyPage(() => import('../pages/price.tsx')),
    load: loadLists('faq'),
    head: pageHead('Price', 'Three plans in Nepali rupees, and answers to what clients ask first.', questions),
  },
  {
    path: '/career',
    chunk: 'career',
    page: lazyPage(() => import('../pages/career.tsx')),
    load: loadLists('career'),
    head: pageHead('Career', 'Open positions at our office in Kathmandu, and how to apply.', jobs),
  },
  {
    path: '/contact',
    chunk: 'contact',
    page: lazyPage(() => import('../pages/contact.tsx')),
    head: pageHead('Contact', 'Where to find us, how to reach us, and a form that we answer within a working day.'),
  },
  {
    path: '/login',
    chunk: 'login',
    page: lazyPage(() => import('../pages/login.tsx')),
    head: (_store, { path }) => ({ title: 'Login', description: 'For our own staff.', canonical: path, hidden: true }),
  },
]

const hasOwnRoute = (name: PageName): boolean => ownRoutes.some(({ path }) => path === resources[name].page.list.path)

const publicRoutes: readonly Route[] = [
  ...ownRoutes,
  ...pageNames.filter((name) => !hasOwnRoute(name)).map(listRoute),
  ...pageNames.map(entryRoute),
]

const routes: readonly Route[] = [...publicRoutes, ...adminRoutes, ...previewRoutes]

export const notFoundRoute: Route = {
  path: '*',
  chunk: 'not-found',
  page: lazyPage(() => import('../pages/not-found.tsx')),
  load: () => Promise.resolve([404]),
  head: () => notFoundHead,
}

/** A trailing slash leads to the same page; the canonical path has none. */
const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** The route of a URL and its match, whose query has only the parameters that the page depends on. */
export function findRoute(path: string, search: string): { route: Route; match: RouteMatch } {
  const allParameters = new URLSearchParams(search)
  for (const route of routes) {
    const found = matchPath({ path: route.path, caseSensitive: true }, path)
    if (!found) continue
    const query = new URLSearchParams([...allParameters].filter(([name]) => route.query?.includes(name)))
    return { route, match: { path: withoutSlash(path), params: found.params, query } }
  }
  return { route: notFoundRoute, match: { path, params: {}, query: new URLSearchParams() } }
}

/** The paths of public pages without parameters, for the sitemap. */
export const staticPaths = publicRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== '/login')
