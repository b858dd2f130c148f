import type { PayloadRequest } from 'payload'

import type { Handler } from './answer.ts'

/** One call: its path is written as Payload's endpoints write it, `/blog/:slug`. */
export interface Route {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  path: string
  handler: Handler
  /** A read whose answer is the same for everyone, and may be kept until the content changes. */
  forVisitors?: true
  /** A read that changes something, for which the origin is judged as for a write. */
  changes?: true
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

/**
 * Compiles the patterns once; the answer finds the route of a method and a path (decoded segments, without a trailing
 * slash). Fixed words win over parameters; a path without this method tells which ones it has.
 */
export function compile(routes: readonly Route[]): (method: string, segments: readonly string[]) => Match {
  const patterns = new Map<string, Pattern>()
  for (const route of routes) {
    const segments = route.path.split('/').slice(1)
    // Two parameters in one place are one path with several methods: /blog/:slug to read, /blog/:id to change.
    const shape = segments.map((segment) => (segment.startsWith(':') ? ':' : segment)).join('/')
    const pattern = patterns.get(shape) ?? { segments, routes: new Map<string, Route>() }
    pattern.routes.set(route.method, route)
    patterns.set(shape, pattern)
  }
  const all = [...patterns.values()].sort((a, b) => Number(hasParameter(a)) - Number(hasParameter(b)))
  return (method, segments) => {
    const pattern = all.find((candidate) => fits(candidate.segments, segments))
    if (!pattern) return { found: 'nothing' }
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const route = pattern.routes.get(asked)
    if (!route) return { found: 'path', allow: allowed(pattern) }
    return { found: 'route', route, params: paramsOf(route, segments) }
  }
}

const hasParameter = ({ segments }: Pattern): boolean => segments.some((segment) => segment.startsWith(':'))

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((word, i) => (word.startsWith(':') ? segments[i] !== '' : word === segments[i]))

function allowed({ routes }: Pattern): string {
  const methods = [...routes.keys()].map((method) => method.toUpperCase())
  return [...methods, ...(routes.has('get') ? ['HEAD'] : [])].sort().join(', ')
}

const paramsOf = ({ path }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    path
      .split('/')
      .slice(1)
      .flatMap((word, i) => (word.startsWith(':') ? [[word.slice(1), segments[i] ?? ''] as const] : [])),
  )
