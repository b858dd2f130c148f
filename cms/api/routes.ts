import type { PayloadRequest } from 'payload'

import type { Handler } from './answer.ts'

/** Who may make a call: everyone; whoever is signed in; administrators alone. */
export type Who = 'visitor' | 'staff' | 'administrator'

/** One call: its path is written as Payload's endpoints write it, `/blog/:slug`. */
export interface Route {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  path: string
  /** Checked before the handler runs and before anything of the body is read. */
  who: Who
  handler: Handler
  /** A read whose answer is the same for everyone, and may be kept until the content changes. */
  forVisitors?: true
  /** A read that changes something, for which the origin is judged as for a write. */
  changes?: true
  /** A request that is signed in with an API key is rejected with 403. */
  noKeys?: true
  /** Called by Payload's panel, which shows failures in Payload's shape. */
  forPanel?: true
  /** A read whose query may come as the body of a POST that says so in a header: the panel's long queries. */
  longQuery?: true
}

/** What stands in a call's path in place of a parameter. */
export function parameter(req: PayloadRequest, name: string): string {
  const value = req.routeParams?.[name]
  return typeof value === 'string' ? value : ''
}

export type Match =
  | { found: 'route'; route: Route; params: Record<string, string> }
  | { found: 'path'; allow: string }
  | { found: 'nothing' }

type Pattern = { segments: string[]; routes: Map<string, Route> }

/** Segments that other readers of a path resolve, split or cut: empty ones, dots, those with a backslash or parameters. */
const AMBIGUOUS = /^(\.|%2e){0,2}$|[\\;]/i

/**
 * The segments of a path in the one spelling that is served, each as it was sent; undefined for a path that others could
 * read otherwise. One slash at the end is allowed.
 *
 * @param path without the base, beginning with a slash, percent-encoding valid
 */
export function segmentsOf(path: string): string[] | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  return segments.some((segment) => AMBIGUOUS.test(segment)) ? undefined : segments
}

/**
 * Compiles the patterns once; the answer finds the route of a method and a path's segments. Fixed words match their exact
 * spelling alone and win over parameters, which are decoded; a path without this method tells which ones it has.
 */
export function compile(routes: readonly Route[]): (method: string, segments: readonly string[]) => Match {
  const patterns = new Map<string, Pattern>()
  for (const route of routes) {
    const segments = route.path.split('/').slice(1)
    // Two parameters in one place are one path with several methods: /blog/:slug to read, /blog/:id to change.
    const shape = segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')
    const pattern = patterns.get(shape) ?? { segments, routes: new Map<string, Route>() }
    if (pattern.routes.has(route.method)) throw new Error(`two routes for ${route.method} ${route.path}`)
    pattern.routes.set(route.method, route)
    patterns.set(shape, pattern)
  }
  const all = [...patterns.values()].sort((a, b) => parameters(a) - parameters(b))
  return (method, segments) => {
    const pattern = all.find((candidate) => fits(candidate.segments, segments))
    if (!pattern) return { found: 'nothing' }
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const route = pattern.routes.get(asked)
    if (!route) return { found: 'path', allow: allowed(pattern) }
    return { found: 'route', route, params: paramsOf(route, segments) }
  }
}

const isParameter = (word: string): boolean => word.startsWith(':')

const parameters = ({ segments }: Pattern): number => segments.filter(isParameter).length

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((word, i) => (isParameter(word) ? segments[i] !== '' : word === segments[i]))

function allowed({ routes }: Pattern): string {
  const methods = [...routes.keys()].map((method) => method.toUpperCase())
  return [...methods, ...(routes.has('get') ? ['HEAD'] : [])].sort().join(', ')
}

const paramsOf = ({ path }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    path
      .split('/')
      .slice(1)
      .flatMap((word, i) => (isParameter(word) ? [[word.slice(1), decodeURIComponent(segments[i] ?? '')]] : [])),
  )
