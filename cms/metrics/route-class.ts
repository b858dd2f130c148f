/** Classes of request paths: metric labels must not grow with the paths that clients request. */
export type RouteClass = 'api' | 'health' | 'panel' | 'media' | 'asset' | 'page'

const classes: readonly [RegExp, RouteClass][] = [
  [/^\/api\/(health|ready)\/?$/, 'health'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/(admin|_next)(\/|$)/, 'panel'],
  [/^\/media(\/|$)/, 'media'],
  // The site's static files; other paths with a dot, like /wp-login.php, are pages (not found).
  [/^\/(assets|drawings)\/|^\/[\w-]+\.(ico|png|svg)$/, 'asset'],
]

/** The class of a request target. */
export function routeClass(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? ''
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
