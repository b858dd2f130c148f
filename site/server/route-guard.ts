import { createApi } from '../api/client.ts'
import type { PageAnswer, PageRequest } from './entry-server.tsx'
import type { Route } from '../routing/route.ts'
import { loginAddress } from '../paths/login-path.ts'

export const LOGIN = '/login'

const redirect = (location: string): PageAnswer => ({
  status: 302,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})

/** The redirect of a caller who may not see a route, or need not; undefined lets them in. */
export async function guard(route: Route, request: PageRequest): Promise<PageAnswer | undefined> {
  if (!route.access && route.path !== LOGIN) return undefined
  const api = createApi(request.callerFetch)
  if (route.access === 'registration' && (await api.registrationOpen())) return undefined
  const isLoggedIn = await api.loggedIn()
  if (route.path === LOGIN) return isLoggedIn ? redirect('/dashboard') : undefined
  return isLoggedIn ? undefined : redirect(loginAddress(request.url))
}
