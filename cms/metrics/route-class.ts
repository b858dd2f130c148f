/** Where a request went, in few words: labels of metrics must not grow with the addresses that visitors make up. */
export type RouteClass = 'api' | 'health' | 'panel' | 'media' | 'asset' | 'page'

const classes: readonly [RegExp, RouteClass][] = [
  [/^\/api\/(health|ready)\/?$/, 'health'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(admin|_next)(\/|$)/, 'panel'],
  [/^\/media(\/|$)/, 'media'],
  // The site's own files: a dot alone makes none, /wp-login.php is a page that is not found.
  [/^\/(assets|drawings)\/|^\/[\w-]+\.(ico|png|svg)$/, 'asset'],
]

/** The class of a request's target. */
export function routeClass(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? ''
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
