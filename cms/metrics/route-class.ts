/** Where a request went, in few words: labels of metrics must not grow with the addresses that visitors make up. */
export type RouteClass = 'api' | 'health' | 'panel' | 'media' | 'asset' | 'page'

const classes: readonly [RegExp, RouteClass][] = [
  [/^\/api\/(health|ready)\/?$/, 'health'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(admin|_next)(\/|$)/, 'panel'],
  [/^\/media(\/|$)/, 'media'],
  [/\.\w+$/, 'asset'],
]

/** The class of a request's target. */
export function routeClass(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? ''
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
