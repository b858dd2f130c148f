import type { Language } from '#contract/languages.ts'
import type { LayoutProps } from '../layout/layout.tsx'
import type { PageProps, RouteMatch } from '../paths/route-match.ts'
import type { Head } from '../seo/head.ts'
import type { Store } from '../state/store.ts'
import { type Lazy, lazyPart } from '../ui/lazy-part.tsx'

export interface Route {
  /** The path pattern for react-router's matchPath. */
  path: string
  page: Lazy<PageProps>
  /** The page's layout; the visitors' layout if left out. */
  layout?: Lazy<LayoutProps>
  /** The name of its file in pages/, under which the build lists its chunk (tools/page-chunks.ts). */
  chunk?: string
  /** The query parameters that the page depends on. */
  query?: readonly string[]
  /** The path with these parameters in canonical form: a page is cached once for all equivalent URLs, and links to itself by this one. */
  canonicalPath?: (query: URLSearchParams, store: Store, path: string) => string
  /** `staff`: for signed-in users; `registration`: for them, and for anyone while there is no user. */
  access?: 'staff' | 'registration'
  /**
   * Loads the words of a staff screen into the store.
   *
   * @param language by default the account's, which is asked for if it is not known
   */
  loadScreenLanguage?: (store: Store, language?: Language) => Promise<void>
  /** The one language that the page is in; all if left out. */
  language?: Language
  /** Whether what the page is about was looked for and not found. */
  isMissing?: (store: Store) => boolean
  /** Loads what the page is about; returns its HTTP status, 404 if there is none. */
  find?: (store: Store, match: RouteMatch) => Promise<number>
  /** Loads the rest of the page; returns the HTTP statuses of what was loaded. */
  load?: (store: Store, match: RouteMatch) => Promise<number[]>
  /** The path to redirect to instead, once its subject is found. */
  redirectTo?: (store: Store, match: RouteMatch) => string | undefined
  head: (store: Store, match: RouteMatch) => Promise<Head>
}

/** Loads all of a route's data; returns the HTTP statuses of what was loaded. */
export async function loadData({ find, load }: Route, store: Store, match: RouteMatch): Promise<number[]> {
  const [subject, rest] = await Promise.all([find?.(store, match), load?.(store, match)])
  return [subject ?? 200, ...(rest ?? [])]
}

/** Makes a lazy page from its dynamic import. */
export const lazyPage = lazyPart<PageProps>

/** Loads the code that a route renders. */
export const preload = async ({ page, layout }: Route): Promise<void> => {
  await Promise.all([page.preload(), layout?.preload()])
}
