import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { messages } from '#contract/failure.ts'
import { Layout } from '../layout/layout.tsx'
import { prefetchPages } from './prefetch.ts'
import { applyHead } from '../seo/apply-head.ts'
import { findRoute } from './page-routes.tsx'
import type { Place, Route } from './route.ts'
import { authAtom, startAuthAtom } from '../state/auth.ts'
import { hasLeftAtom } from '../state/session.ts'
import { loginAddress } from '../paths/login-path.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.ts'

/** The page of the current address in its layout, which stays as long as pages share it. */
export function RoutePage({ isHydrated }: { isHydrated: boolean }) {
  const { pathname, search } = useLocation()
  const { route, place } = useMemo(() => findRoute(pathname, search), [pathname, search])
  useRouteData(route, place, isHydrated)
  useEffect(prefetchPages, [])
  const Page = route.page.component
  return (
    <Guarded route={route}>
      <InLayout route={route}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<Spinner />}>
            <Page key={pathname} place={place} />
            <AuthStart />
          </Suspense>
        </ErrorBoundary>
      </InLayout>
    </Guarded>
  )
}

/** Loads what a route shows and names the document after it. On the first visit the server has seen to both. */
function useRouteData(route: Route, place: Place, isHydrated: boolean): void {
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
      const moved = route.movedTo?.(store, place)
      if (moved === undefined) applyHead(store, route.head(store, place))
      else void navigate(moved, { replace: true })
    }
    show()
    void route.load?.(store, place).then(show)
    return () => {
      isCurrent = false
    }
  }, [route, place, store, navigate])
}

/** Stands innermost: who is signed in must not show before the whole page is the browser's own. */
function AuthStart() {
  const startAuth = useSetAtom(startAuthAtom)
  useEffect(() => void startAuth(), [startAuth])
  return null
}

/** A route's own layout comes with its code; the one for visitors is always there. */
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

/** Signed out, an administrator's screen leads to the login; what the server lets through is not judged again. */
function Guarded({ route, children }: { route: Route; children: ReactNode }) {
  const { isLoggedIn } = useAtomValue(authAtom)
  return route.access === 'admin' && isLoggedIn === false ? <ToLogin /> : children
}

/** To the login, and back from there; whoever did not leave by themselves is told why. */
function ToLogin() {
  const hasLeft = useAtomValue(hasLeftAtom)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!hasLeft) void notify('error', messages.loginFirst)
  }, [hasLeft])
  return <Navigate to={hasLeft ? '/login' : loginAddress(pathname + search)} replace />
}
