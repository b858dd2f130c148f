import { matchPath } from 'react-router-dom'

import { blogPath, parseBlogQuery } from '#contract/blog-path.ts'
import { ABOUT, contactPath, parseAbout } from '#contract/contact-path.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { type PageName, pageNames, type ResourceName, resources } from '#contract/index.ts'
import type { Page } from '#contract/resource.ts'
import { parseSearchPage, PART, searchPath } from '#contract/search.ts'
import { blogQuery } from '../pages/blog-query.ts'
import { HOME_CARDS, HOME_DUE_DATES } from '../pages/home/limits.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Store } from '../state/store.ts'
import { entryPages, loadDueDates } from './entry-pages.ts'
import { knownStaffRoutes } from './known-staff-routes.ts'
import { loadSidebar } from './load-sidebar.ts'
import { lazyPage, type Route } from './route.ts'
import { head } from './route-head.ts'
import { currentPath } from './moved-entry.ts'
import { entries, isNoMore, pageEntryAtom } from '../state/entries.ts'
import { dueDatesAtom } from '../state/due-dates.ts'
import { loadRegistrationAtom } from '../state/registration.ts'
import { lists } from '../state/lists.ts'
import { subjectAtom } from '../state/subject.ts'

const loadLists =
  (...names: ResourceName[]) =>
  (store: Store) =>
    Promise.all(names.map((name) => store.set(lists[name].loadAtom)))

const loadHome = (store: Store) =>
  Promise.all([
    store.set(lists.about.loadAtom),
    store.set(lists.service.loadAtom, { limit: HOME_CARDS }),
    store.set(lists.blog.loadAtom, { limit: HOME_CARDS }),
    loadDueDates(store, { limit: HOME_DUE_DATES }),
  ])

/** The page of one entry of a type. */
function entryRoute(name: PageName): Route {
  const { chunk, load, data, isAlone, query, canonicalPath } = entryPages[name]
  return {
    path: `${resources[name].page.path}/:slug`,
    chunk,
    page: lazyPage(load),
    ...(query ? { query } : {}),
    ...(canonicalPath ? { canonicalPath } : {}),
    find: (store, { params: { slug = '' } }) => store.set(entries[name].loadAtom, { slug }),
    load: (store, match) =>
      Promise.all([...(isAlone ? [] : loadSidebar(store, name)), ...(data ? [data(store, match)] : [])]),
    isMissing: (store) => isNoMore(store.get(pageEntryAtom(name))),
    redirectTo: currentPath(name),
    head: head(({ entryHead }) => (store, match) => ({
      ...entryHead(name, store),
      // Parts of a page are no pages of their own to search engines.
      ...(canonicalPath && canonicalPath(match.query, store, match.path) !== match.path ? { hidden: true } : {}),
    })),
  }
}

/** The page with all entries of a type, from the same file. */
function listRoute(name: PageName): Route {
  const { chunk, load } = entryPages[name]
  const { path, title, description, isHiddenWhileEmpty }: Page['list'] = resources[name].page.list
  const page = lazyPage(async () => {
    const { List } = await load()
    if (!List) throw new Error(`pages/${chunk}.tsx has no List`)
    return { default: List }
  })
  return {
    path,
    chunk,
    page,
    load: loadLists(name),
    head: head(({ pageHead }) => (store, match) => ({
      ...pageHead(({ tag }) => ({ title: title[tag], description: description?.[tag] ?? '' }))(store, match),
      hidden: isHiddenWhileEmpty === true && store.get(lists[name].stateAtom).items.length === 0,
    })),
  }
}

/** The public pages: path, component, data and head of each. Server and browser use this same table. */
const ownRoutes: readonly Route[] = [
  {
    path: '/',
    chunk: 'home',
    page: lazyPage(() => import('../pages/home.tsx')),
    load: loadHome,
    head: head(({ homeHead }) => homeHead),
  },
  {
    path: '/about',
    chunk: 'about',
    page: lazyPage(() => import('../pages/about.tsx')),
    load: loadLists('about'),
    head: head(({ fixedHead }) => fixedHead('about')),
  },
  {
    path: '/services',
    chunk: 'services',
    page: lazyPage(() => import('../pages/services.tsx')),
    load: loadLists('service'),
    head: head(({ fixedHead }) => fixedHead('services')),
  },
  {
    path: '/blog',
    chunk: 'blog',
    page: lazyPage(() => import('../pages/blog.tsx')),
    query: ['page', 'q'],
    canonicalPath: (query) => blogPath(parseBlogQuery(query)),
    load: async (store, { query }) => [await store.set(lists.blog.loadAtom, blogQuery(query))],
    head: head(({ fixedHead }) => (store, match) => {
      const { page = 1, q } = blogQuery(match.query)
      const blog = fixedHead('blog')
      return { ...blog(store, match), canonical: page > 1 ? `/blog?page=${page}` : '/blog', hidden: q !== undefined }
    }),
  },
  {
    path: '/team',
    chunk: 'team',
    page: lazyPage(() => import('../pages/team.tsx')),
    load: loadLists('team'),
    head: head(({ fixedHead }) => fixedHead('team', 'people')),
  },
  {
    path: '/price',
    chunk: 'price',
    page: lazyPage(() => import('../pages/price.tsx')),
    load: loadLists('faq'),
    head: head(({ fixedHead }) => fixedHead('price', 'questions')),
  },
  {
    path: '/career',
    chunk: 'career',
    page: lazyPage(() => import('../pages/career.tsx')),
    load: loadLists('career'),
    head: head(({ fixedHead }) => fixedHead('career')),
  },
  {
    path: '/contact',
    chunk: 'contact',
    page: lazyPage(() => import('../pages/contact.tsx')),
    query: [ABOUT],
    canonicalPath: (query) => contactPath(parseAbout(query)),
    load: async (store, { query }) => {
      const about = parseAbout(query)
      if (about) return [await store.set((await import('../state/load-subject.ts')).loadSubjectAtom, about)]
      store.set(subjectAtom, '')
      return [200]
    },
    head: head(({ fixedHead }) => fixedHead('contact')),
  },
  {
    path: '/tax-calendar',
    chunk: 'tax-calendar',
    page: lazyPage(() => import('../pages/tax-calendar.tsx')),
    query: ['for', 'month'],
    // The API's path for due dates, by which they are stored, is that of the page.
    canonicalPath: (_query, store) => store.get(dueDatesAtom).key,
    load: async (store, { query }) => [await loadDueDates(store, query)],
    head: head(({ calendarHead }) => calendarHead),
  },
  {
    path: '/search',
    chunk: 'search',
    page: lazyPage(() => import('../pages/search.tsx')),
    query: ['q', ...PART],
    canonicalPath: (query) => searchPath(parseSearchPage(query)),
    load: async (store, { query }) => [
      await store.set((await import('../state/load-search.ts')).loadSearchAtom, parseSearchPage(query)),
    ],
    head: head(({ searchHead }) => searchHead),
  },
  {
    path: '/login',
    chunk: 'login',
    page: lazyPage(() => import('../pages/login.tsx')),
    // If the call fails, the page is shown without the link to create the first account.
    load: async (store) => {
      await store.set(loadRegistrationAtom)
      return []
    },
    head: head(({ fixedHead }) => fixedHead('login')),
  },
  {
    path: '/new-password',
    language: DEFAULT_LANGUAGE,
    page: lazyPage(() => import('../pages/new-password.tsx')),
    head: head(({ hiddenHead }) => hiddenHead('Choose a password', 'For our own staff.')),
  },
]

const hasOwnRoute = (name: PageName): boolean => ownRoutes.some(({ path }) => path === resources[name].page.list.path)

/** The pages for visitors. */
export const publicRoutes: readonly Route[] = [
  ...ownRoutes,
  ...pageNames.filter((name) => !hasOwnRoute(name)).map(listRoute),
  ...pageNames.map(entryRoute),
]

/** The staff's screens are in the default language; what they preview is in each. */
function routesIn(language: Language): readonly Route[] {
  const { screens, previews } = knownStaffRoutes()
  return language === DEFAULT_LANGUAGE
    ? [...publicRoutes, ...screens, ...previews]
    : [...publicRoutes.filter((route) => !route.language), ...previews]
}

export const notFoundRoute: Route = {
  path: '*',
  chunk: 'not-found',
  page: lazyPage(() => import('../pages/not-found.tsx')),
  load: () => Promise.resolve([404]),
  head: head(({ notFoundHead }) => notFoundHead),
}

/** A trailing slash leads to the same page; the canonical path has none. */
const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * The route of a URL and its match, whose query has only the parameters that the page depends on.
 *
 * @param path within the language
 */
export function findRoute(path: string, search: string, language: Language): { route: Route; match: RouteMatch } {
  const allParameters = new URLSearchParams(search)
  for (const route of routesIn(language)) {
    const found = matchPath({ path: route.path, caseSensitive: true }, path)
    if (!found) continue
    const query = new URLSearchParams([...allParameters].filter(([name]) => route.query?.includes(name)))
    return { route, match: { path: withoutSlash(path), params: found.params, query } }
  }
  return { route: notFoundRoute, match: { path, params: {}, query: new URLSearchParams() } }
}
