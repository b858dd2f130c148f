import { createApi } from '../api/client.ts'
import { type PageRequest, type PageResponse, redirect } from './page-request.ts'
import type { Route } from '../routing/route.ts'
import { loginPath } from '../paths/login-path.ts'

export const LOGIN = '/login'

/** A redirect for users who may not see a route, or who open the login while signed in; otherwise undefined. */
export async function sessionRedirect(route: Route, request: PageRequest<unknown>): Promise<PageResponse | undefined> {
  if (!route.access && route.path !== LOGIN) return undefined
  if (route.path === LOGIN && !request.hasCookie) return undefined
  const api = createApi(request.userFetch)
  if (route.access === 'registration' && (await api.registrationOpen())) return undefined
  const isLoggedIn = await api.loggedIn()
  if (route.path === LOGIN) return isLoggedIn ? redirect(302, '/dashboard') : undefined
  return isLoggedIn ? undefined : redirect(302, loginPath(request.url))
}
