import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { pageMessages } from '#contract/page-messages.ts'
import { type SearchQuery, searchPath } from '#contract/search.ts'
import { useLanguage } from '../language/use-language.ts'
import { Layout } from '../layout/layout.tsx'
import { loadStaffRoutes } from './known-staff-routes.ts'
import { findRoute, notFoundRoute } from './page-routes.tsx'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Route } from './route.ts'
import { searchAtom } from '../state/search.ts'
import type { Store } from '../state/store.ts'
import { startAuthAtom } from '../state/sign-in.ts'
import { hasLoggedOutAtom, sessionAtom } from '../state/session.ts'
import { loginPath } from '../paths/login-path.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.ts'

/** The page of the current URL in its layout, which stays mounted between pages that share it. */
export function RoutePage() {
  const { pathname, search } = useLocation()
  const { tag } = useLanguage()
  const store = useStore()
  const sought = useAtomValue(searchAtom)
  const { route, match } = useMemo(() => findRoute(pathname, search, tag), [pathname, search, tag])
  const Page = route.page.component
  return (
    <Guarded route={route}>
      <InLayout route={route} here={hereOf(route, match, store, sought)}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<Spinner />}>
            <Page key={pathname} match={match} />
            <AuthStart />
          </Suspense>
        </ErrorBoundary>
      </InLayout>
    </Guarded>
  )
}

/**
 * The page's path for the language switch. The home page's where a page is in one language only or is not found, since
 * the page for what is not found is cached once for many paths.
 */
function hereOf(route: Route, { path, query }: RouteMatch, store: Store, sought: SearchQuery): string {
  if (route === notFoundRoute || route.access || route.language || route.isMissing?.(store)) return '/'
  // While a query is typed, the router's URL does not have it yet.
  return path === '/search' ? searchPath(sought) : (route.canonicalPath?.(query, store, path) ?? path)
}

/** Rendered innermost, so that the signed-in state is not shown before the whole page is hydrated. */
function AuthStart() {
  const startAuth = useSetAtom(startAuthAtom)
  useEffect(() => void startAuth(loadStaffRoutes), [startAuth])
  return null
}

/** A route's own layout is lazy; the visitors' layout is always loaded. */
function InLayout({ route, here, children }: { route: Route; here: string; children: ReactNode }) {
  if (!route.layout) return <Layout here={here}>{children}</Layout>
  const Own = route.layout.component
  return (
    <ErrorBoundary place={route.path}>
      <Suspense fallback={<Spinner />}>
        <Own here={here}>{children}</Own>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Redirects from a staff screen to the login once the session has ended; the server has checked the first visit. */
function Guarded({ route, children }: { route: Route; children: ReactNode }) {
  const { isLoggedIn } = useAtomValue(sessionAtom)
  return route.access === 'staff' && isLoggedIn === false ? <ToLogin /> : children
}

/** Redirects to the login with the way back. Shows why, unless the user has logged out. */
function ToLogin() {
  const hasLoggedOut = useAtomValue(hasLoggedOutAtom)
  const { hash, pathname, search } = useLocation()
  const language = useLanguage()
  useEffect(() => {
    if (!hasLoggedOut) void notify('error', language.message(pageMessages.loginFirst), { words: language.words.ui })
  }, [hasLoggedOut, language])
  return <Navigate to={hasLoggedOut ? '/login' : loginPath(pathname + search + hash)} replace />
}
