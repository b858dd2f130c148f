import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { messages } from '#contract/messages.ts'
import { Layout } from '../layout/layout.tsx'
import { prefetchPages } from './prefetch.ts'
import { applyHead } from '../seo/apply-head.ts'
import { findRoute } from './page-routes.tsx'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Route } from './route.ts'
import { authAtom, startAuthAtom } from '../state/auth.ts'
import { hasLoggedOutAtom } from '../state/session.ts'
import { loginPath } from '../paths/login-path.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.ts'

/** The page of the current URL in its layout, which stays mounted between pages that share it. */
export function RoutePage({ isHydrated }: { isHydrated: boolean }) {
  const { pathname, search } = useLocation()
  const { route, match } = useMemo(() => findRoute(pathname, search), [pathname, search])
  useRouteData(route, match, isHydrated)
  useEffect(prefetchPages, [])
  const Page = route.page.component
  return (
    <Guarded route={route}>
      <InLayout route={route}>
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

/** Loads a route's data and updates the document's head. On the first visit the server has done both. */
function useRouteData(route: Route, match: RouteMatch, isHydrated: boolean): void {
  const store = useStore()
  const navigate = useNavigate()
  const isServed = useRef(isHydrated)
  useEffect(() => {
    if (isServed.current) {
      isServed.current = false
      return undefined
    }
    let isCurrent = true
    const show = () => {
      if (!isCurrent) return
      const target = route.redirectTo?.(store, match)
      if (target === undefined) applyHead(store, route.head(store, match))
      else void navigate(target, { replace: true })
    }
    show()
    void route.load?.(store, match).then(show)
    return () => {
      isCurrent = false
    }
  }, [route, match, store, navigate])
}

/** Rendered innermost, so that the signed-in state is not shown before the whole page is hydrated. */
function AuthStart() {
  const startAuth = useSetAtom(startAuthAtom)
  useEffect(() => void startAuth(), [startAuth])
  return null
}

/** A route's own layout is lazy; the visitors' layout is always loaded. */
function InLayout({ route, children }: { route: Route; children: ReactNode }) {
  if (!route.layout) return <Layout>{children}</Layout>
  const Own = route.layout.component
  return (
    <ErrorBoundary place={route.path}>
      <Suspense fallback={<Spinner />}>
        <Own>{children}</Own>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Redirects from a staff screen to the login once the session has ended; the server has checked the first visit. */
function Guarded({ route, children }: { route: Route; children: ReactNode }) {
  const { isLoggedIn } = useAtomValue(authAtom)
  return route.access === 'staff' && isLoggedIn === false ? <ToLogin /> : children
}

/** Redirects to the login with the way back. Shows why, unless the user has logged out. */
function ToLogin() {
  const hasLoggedOut = useAtomValue(hasLoggedOutAtom)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!hasLoggedOut) void notify('error', messages.loginFirst)
  }, [hasLoggedOut])
  return <Navigate to={hasLoggedOut ? '/login' : loginPath(pathname + search)} replace />
}
