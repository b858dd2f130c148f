import type { ComponentType } from 'react'

import type { PageName } from '#contract/index.ts'
import { parsePart, PART, partQuery } from '#contract/search.ts'
import { DATES_SHOWN } from '../pages/tax-calendar/limits.ts'
import type { PageProps, RouteMatch } from '../paths/route-match.ts'
import type { DueDatesQuery } from '../state/due-dates-key.ts'
import type { Store } from '../state/store.ts'
import type { Route } from './route.ts'

type Page = ComponentType<PageProps>

interface EntryPages {
  /** The file in pages/, whose default is the page of one entry. */
  chunk: string
  /** `List` is the page with all entries, if it has no route of its own (page-routes.tsx). */
  load: () => Promise<{ default: Page; List?: Page }>
  /** Loads what its page shows beside the entry; returns the HTTP status. */
  data?: (store: Store, match: RouteMatch) => Promise<number>
  /** The query parameters that its page depends on, and its path with these in canonical form. */
  query?: Route['query']
  canonicalPath?: Route['canonicalPath']
  /** The page has no sidebar, so that the sidebar's lists are not loaded. */
  isAlone?: true
}

/** Loads due dates, by code that only pages with some need. */
export const loadDueDates = async (store: Store, query: DueDatesQuery | URLSearchParams): Promise<number> =>
  store.set((await import('../state/load-due-dates.ts')).loadDueDatesAtom, query)

/** The pages of every type whose entries have pages of their own. */
export const entryPages: { readonly [Name in PageName]: EntryPages } = {
  service: { chunk: 'service', load: () => import('../pages/service.tsx') },
  career: { chunk: 'job', load: () => import('../pages/job.tsx'), isAlone: true },
  blog: { chunk: 'post', load: () => import('../pages/post.tsx') },
  tag: {
    chunk: 'tag',
    load: () => import('../pages/tag.tsx'),
    data: async (store, { params: { slug = '' }, query }) =>
      store.set((await import('../state/load-search.ts')).loadSearchAtom, { tag: slug, ...parsePart(query) }),
    query: PART,
    canonicalPath: (query, _store, path) => path + partQuery(parsePart(query)),
    isAlone: true,
  },
  deadline: {
    chunk: 'deadline',
    load: () => import('../pages/deadline.tsx'),
    data: (store, { params: { slug = '' } }) => loadDueDates(store, { slug, limit: DATES_SHOWN }),
  },
  policy: { chunk: 'policy', load: () => import('../pages/policy.tsx'), isAlone: true },
}
