import { matchPath } from 'react-router-dom'

import type { ResourceName } from '#contract/index.ts'
import { addressOf } from '../paths/entry-path.ts'
import { adminRoutes } from './admin-routes.tsx'
import { blogQuery } from '../pages/blog-query.ts'
import { HOME_CARDS } from '../pages/home/limits.ts'
import { recentPosts } from '../components/recent-posts.ts'
import { lazyPage, type Place, type Route, type Store } from './route.ts'
import { previewRoute } from './preview-route.tsx'
import { entryHead, homeHead, notFoundHead, pageHead } from '../seo/heads.ts'
import { faqPage, jobPosting } from '../seo/structured.ts'
import { entries } from '../state/entries.ts'
import { lists } from '../state/lists.ts'
import { siteContentAtom } from '../state/site-content.ts'

const all =
  (...names: ResourceName[]) =>
  (store: Store) =>
    Promise.all(names.map((name) => store.set(lists[name].loadAtom)))

const loadHome = (store: Store) =>
  Promise.all([
    store.set(lists.about.loadAtom),
    store.set(lists.service.loadAtom, { limit: HOME_CARDS }),
    store.set(lists.blog.loadAtom, { limit: HOME_CARDS }),
  ])

const loadService = (store: Store, { params: { slug = '' } }: Place) =>
  Promise.all([store.set(entries.service.loadAtom, { slug }), ...sidebar(store, 'service')])

const loadPost = (store: Store, { params: { slug = '' } }: Place) =>
  Promise.all([store.set(entries.blog.loadAtom, { slug }), ...sidebar(store, 'blog')])

/** An entry that is found by a slug it had before is shown where it is now. */
const movedEntry =
  (name: 'blog' | 'service') =>
  (store: Store, { params: { slug } }: Place): string | undefined => {
    const { entry, key } = store.get(entries[name].stateAtom)
    return entry && key === slug && entry.slug !== slug ? addressOf(name, entry.slug) : undefined
  }

const sidebar = (store: Store, beside: 'blog' | 'service') => [
  store.set(lists.service.loadAtom),
  store.set(lists.blog.loadAtom, recentPosts[beside]),
]

const jobs = (store: Store, origin: string): object[] => {
  const site = store.get(siteContentAtom)
  return site ? store.get(lists.career.itemsAtom).map((job) => jobPosting(job, site, origin)) : []
}

const questions = (store: Store): object[] => {
  const faqs = store.get(lists.faq.itemsAtom)
  return faqs.length > 0 ? [faqPage(faqs)] : []
}

/** Every public page: its address, its component, its data, its head. Server and client run this one table. */
const publicRoutes: readonly Route[] = [
  { path: '/', chunk: 'home', page: lazyPage(() => import('../pages/home.tsx')), load: loadHome, head: homeHead },
  {
    path: '/about',
    chunk: 'about',
    page: lazyPage(() => import('../pages/about.tsx')),
    load: all('about'),
    head: pageHead('About us', 'Who we are, how we work, and what our clients say of the numbers.'),
  },
  {
    path: '/services',
    chunk: 'services',
    page: lazyPage(() => import('../pages/services.tsx')),
    load: all('service'),
    head: pageHead('Services', 'Tax returns, VAT, audit, bookkeeping, payroll and company registration in Nepal.'),
  },
  {
    path: '/services-details/:slug',
    chunk: 'service',
    page: lazyPage(() => import('../pages/service.tsx')),
    load: loadService,
    movedTo: movedEntry('service'),
    head: (store, place) =>
      entryHead(store.get(entries.service.stateAtom).entry, { title: 'Services', path: '/services' }, store, place),
  },
  {
    path: '/blog',
    chunk: 'blog',
    page: lazyPage(() => import('../pages/blog.tsx')),
    query: ['page', 'q'],
    load: async (store, { query }) => [await store.set(lists.blog.loadAtom, blogQuery(query))],
    head: (store, place) => {
      const { page = 1, q } = blogQuery(place.query)
      const head = pageHead('Blog', 'News and plain explanations on tax, accounts and company law in Nepal.')(
        store,
        place,
      )
      return { ...head, canonical: page > 1 ? `/blog?page=${page}` : '/blog', hidden: q !== undefined }
    },
  },
  {
    path: '/blog/:slug',
    chunk: 'post',
    page: lazyPage(() => import('../pages/post.tsx')),
    load: loadPost,
    movedTo: movedEntry('blog'),
    head: (store, place) =>
      entryHead(
        store.get(entries.blog.stateAtom).entry,
        { title: 'Blog', path: '/blog', type: 'article' },
        store,
        place,
      ),
  },
  {
    path: '/team',
    chunk: 'team',
    page: lazyPage(() => import('../pages/team.tsx')),
    load: all('team'),
    head: pageHead('Team', 'The accountants, auditors and advisers who look after your numbers.'),
  },
  {
    path: '/price',
    chunk: 'price',
    page: lazyPage(() => import('../pages/price.tsx')),
    load: all('faq'),
    head: pageHead('Price', 'Three plans in Nepali rupees, and answers to what clients ask first.', questions),
  },
  {
    path: '/career',
    chunk: 'career',
    page: lazyPage(() => import('../pages/career.tsx')),
    load: all('career'),
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

const routes: readonly Route[] = [...publicRoutes, ...adminRoutes, previewRoute]

const notFoundRoute: Route = {
  path: '*',
  chunk: 'not-found',
  page: lazyPage(() => import('../pages/not-found.tsx')),
  load: () => Promise.resolve([404]),
  head: (_store, { path }) => notFoundHead(path),
}

/** With a slash at its end an address is the same page, which has one canonical form. */
const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** The route of an address, and the place as its page sees it: of the query only what the page depends on. */
export function findRoute(path: string, search: string): { route: Route; place: Place } {
  const given = new URLSearchParams(search)
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, path)
    if (!match) continue
    const query = new URLSearchParams([...given].filter(([name]) => route.query?.includes(name)))
    return { route, place: { path: withoutSlash(path), params: match.params, query } }
  }
  return { route: notFoundRoute, place: { path, params: {}, query: new URLSearchParams() } }
}

/** The paths of the pages that every visitor can reach and that have no entry of their own, for the sitemap. */
export const staticPaths = publicRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== '/login')
