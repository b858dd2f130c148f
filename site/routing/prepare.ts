import { createStore } from 'jotai'

import { splitLanguage } from '#contract/language-path.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import { transportAtom } from '../state/api-atom.ts'
import { languageAtom } from '../state/language.ts'
import { originAtom } from '../state/origin.ts'
import { sessionAtom, sessionEndedAtom } from '../state/session.ts'
import { siteContentAtom } from '../state/site-content.ts'
import { adopt } from '../state/snapshot.ts'
import type { Store } from '../state/store.ts'
import { loadStaffRoutes } from './known-staff-routes.ts'
import { findRoute, notFoundRoute } from './page-routes.tsx'
import { preloadLaterParts } from '../ui/lazy-part.tsx'
import { loadData, preload, type Route } from './route.ts'

/** A page whose code and data are loaded; the data into a store of its own, as the one shown needs its own until then. */
export interface Prepared {
  route: Route
  match: RouteMatch
  store: Store
  /** Whether all could be loaded. */
  isWhole: boolean
}

function findPage(pathname: string, search: string) {
  const { language, path } = splitLanguage(pathname)
  return findRoute(path, search, language)
}

/** Loads what a page needs. What fails is shown on the page. */
async function prepare(shown: Store, path: string, search: string): Promise<Prepared> {
  // The path may be that of a staff screen, to which the login leads.
  if (findPage(path, search).route === notFoundRoute) await loadStaffRoutes().catch(() => undefined)
  const { route, match } = findPage(path, search)
  const store = createStore()
  store.set(transportAtom, shown.get(transportAtom))
  store.set(languageAtom, shown.get(languageAtom))
  store.set(originAtom, shown.get(originAtom))
  store.set(siteContentAtom, shown.get(siteContentAtom))
  const [statuses, isLoaded] = await Promise.all([
    loadData(route, store, match).catch(() => [0]),
    preload(route)
      .then(() => (route.access ? undefined : preloadLaterParts().catch(() => undefined)))
      .then(
        () => true,
        () => false,
      ),
    route.loadScreenLanguage?.(shown).catch(() => undefined),
  ])
  return { route, match, store, isWhole: isLoaded && statuses.every((status) => status === 200) }
}

/** Copies the data of a prepared page to the store of the shown one, and ends the session if it turned out to be over. */
export function adoptPrepared(shown: Store, loaded: Store): void {
  adopt(shown, loaded)
  if (loaded.get(sessionAtom).isLoggedIn === false) shown.set(sessionEndedAtom)
}

/** How long a prepared page may be used before its data counts as outdated. */
const FRESH_MS = 10_000

/** Prepares the page that the reader will probably open next, and any other when it is opened. */
export function pagesAhead(shown: Store) {
  let ahead: { url: string; since: number; page: Promise<Prepared> } | undefined
  const isAhead = (url: string) => ahead?.url === url && performance.now() - ahead.since < FRESH_MS
  return {
    hint: ({ pathname, search }: URL): void => {
      const { route } = findPage(pathname, search)
      // A staff screen shows what is stored when it is opened.
      if (route.access) void preload(route).catch(() => undefined)
      else if (!isAhead(pathname + search))
        ahead = { url: pathname + search, since: performance.now(), page: prepare(shown, pathname, search) }
    },
    open: async (pathname: string, search: string): Promise<Prepared> => {
      const page = isAhead(pathname + search) ? await ahead?.page : undefined
      ahead = undefined
      return page?.isWhole ? page : prepare(shown, pathname, search)
    },
  }
}
