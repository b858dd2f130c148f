import type { PayloadRequest } from 'payload'

import type { Who } from '#contract/resource.ts'
import type { Handler } from './response.ts'

/** Who may call a route: visitors or staff, as in the contract, or administrators only. */
export type Requester = Who | 'administrator'

/** A method and path with its handler. Paths are relative to /api; parameters are written `:slug`. */
export interface Route {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  path: string
  /** Checked before the body is read and the handler runs. */
  who: Requester
  handler: Handler
  /** A read with the same response for everyone, cached until the content changes. */
  cacheable?: true
  /** A GET that changes state: its origin is checked as for a write. */
  changesState?: true
  /** A request that is authenticated by an API key is rejected with 403. */
  sessionOnly?: true
  /** Also allowed while the account must first set up a second factor. */
  enrolling?: true
  /** Called by Payload's panel: errors also have Payload's format. */
  forPanel?: true
  /** A read whose query may be the body of a POST with a method override header: the panel's long queries. */
  longQuery?: true
}

/** The decoded value of a path parameter, or empty. */
export function pathParameter(req: PayloadRequest, name: string): string {
  const value = req.routeParams?.[name]
  return typeof value === 'string' ? value : ''
}

/** The id in the path of a request. */
export const idInPath = (req: PayloadRequest): string => pathParameter(req, 'id')

export type Match =
  | { found: 'route'; route: Route; params: Record<string, string> }
  | { found: 'path'; allow: string }
  | { found: 'nothing' }

type Pattern = { segments: string[]; routes: Map<string, Route> }

/** Segments that other software resolves, splits or cuts: empty, dots, with a backslash or semicolon. */
const AMBIGUOUS = /^(\.|%2e){0,2}$|[\\;]/i

/**
 * Splits a path into its segments, still encoded; undefined for an ambiguous path. One trailing slash is allowed.
 *
 * @param path relative to the base, with a leading slash and valid percent-encoding
 */
export function segmentsOf(path: string): string[] | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  return segments.some((segment) => AMBIGUOUS.test(segment)) ? undefined : segments
}

/**
 * Compiles routes to a function that matches a method and path segments. Fixed segments match literally and take precedence
 * over parameters, which are decoded. A path without this method gives the Allow header.
 */
export function compileRoutes(routes: readonly Route[]): (method: string, segments: readonly string[]) => Match {
  const patterns = new Map<string, Pattern>()
  for (const route of routes) {
    const segments = route.path.split('/').slice(1)
    // Parameters of different names at the same position share a pattern: GET /blog/:slug, PATCH /blog/:id.
    const shape = segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')
    const pattern = patterns.get(shape) ?? { segments, routes: new Map<string, Route>() }
    if (pattern.routes.has(route.method)) throw new Error(`two routes for ${route.method} ${route.path}`)
    pattern.routes.set(route.method, route)
    patterns.set(shape, pattern)
  }
  const all = [...patterns.values()].sort((a, b) => parameterCount(a) - parameterCount(b))
  return (method, segments) => {
    const pattern = all.find((candidate) => matches(candidate.segments, segments))
    if (!pattern) return { found: 'nothing' }
    const routeMethod = method === 'HEAD' ? 'get' : method.toLowerCase()
    const route = pattern.routes.get(routeMethod)
    if (!route) return { found: 'path', allow: allowHeader(pattern) }
    return { found: 'route', route, params: paramsOf(route, segments) }
  }
}

const isParameter = (segment: string): boolean => segment.startsWith(':')

const parameterCount = ({ segments }: Pattern): number => segments.filter(isParameter).length

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, i) => (isParameter(segment) ? segments[i] !== '' : segment === segments[i]))

function allowHeader({ routes }: Pattern): string {
  const methods = [...routes.keys()].map((method) => method.toUpperCase())
  return [...methods, ...(routes.has('get') ? ['HEAD'] : [])].sort().join(', ')
}

const paramsOf = ({ path }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    path
      .split('/')
      .slice(1)
      .flatMap((segment, i) =>
        isParameter(segment) ? [[segment.slice(1), decodeURIComponent(segments[i] ?? '')]] : [],
      ),
  )
