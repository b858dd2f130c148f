import { useAtomValue, useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { prefetchPages } from './prefetch.ts'
import { applyHead } from './seo/apply-head.ts'
import { findRoute } from './routes.tsx'
import type { Route } from './route.ts'
import { authAtom } from './state/auth.ts'
import { loginAddress } from './text/next-path.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { Spinner } from './ui/spinner.tsx'

/** The page of the current address, with its data and head. On the first visit the server has seen to both. */
export function RoutePage({ isHydrated }: { isHydrated: boolean }) {
  const { pathname, search } = useLocation()
  const { route, place } = useMemo(() => findRoute(pathname, search), [pathname, search])
  const store = useStore()
  const isServed = useRef(isHydrated)
  useEffect(() => {
    if (isServed.current) {
      isServed.current = false
      return undefined
    }
    let isCurrent = true
    const show = () => isCurrent && applyHead(store, route.head(store, place))
    show()
    void route.load?.(store, place).then(show)
    return () => {
      isCurrent = false
    }
  }, [route, place, store])
  useEffect(prefetchPages, [])
  const Page = route.page.current()
  return (
    <Guarded route={route}>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<Spinner />}>
          <Page key={pathname} place={place} />
        </Suspense>
      </ErrorBoundary>
    </Guarded>
  )
}

/** Signed out, an administrator's screen leads to the login; what the server lets through is not judged again. */
function Guarded({ route, children }: { route: Route; children: ReactNode }) {
  const { isLoggedIn } = useAtomValue(authAtom)
  const { pathname, search } = useLocation()
  if (route.access === 'admin' && isLoggedIn === false) return <Navigate to={loginAddress(pathname + search)} replace />
  return children
}
