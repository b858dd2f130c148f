import { member } from '../entities.ts'

/** An endpoint under /api, with the access that each method requires. `{id}` stands for any word. */
export interface Endpoint {
  words: readonly string[]
  methods: ReadonlyMap<string, Access>
}
export type Access = 'anyone' | 'staff'

/** The result of looking up a path. */
export type Place =
  /** The path has the exact spelling of an endpoint. */
  | { found: 'endpoint'; endpoint: Endpoint }
  | { found: 'nothing' }
  /** The path is not under /api. */
  | { found: 'page' }

const collections = [
  'users',
  'sessions',
  'api-keys',
  'media',
  'blogs',
  'abouts',
  'services',
  'teams',
  'careers',
  'faqs',
  'inquiries',
  'audit',
  'receipts',
  'second-factors',
  'redirects',
  'payload-preferences',
  'payload-locked-documents',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]

/** Payload's own calls for each collection. */
const native: readonly (readonly [method: string, path: string])[] = [
  ['GET', ''],
  ['POST', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['GET', '/count'],
  ['GET', '/versions'],
  ['GET', '/versions/{id}'],
  ['POST', '/versions/{id}'],
  ['POST', '/access'],
  ['POST', '/access/{id}'],
  ['GET', '/{id}'],
  ['PATCH', '/{id}'],
  ['DELETE', '/{id}'],
  ['POST', '/{id}/duplicate'],
]

const staffs: readonly (readonly [method: string, path: string])[] = [
  ...collections.flatMap((slug) => native.map(([method, path]) => [method, `/${slug}${path}`] as const)),
  ['GET', '/media/file/{id}'],
  ['GET', '/media/paste-url/{id}'],
  ['GET', '/payload-preferences/{id}'],
  ['POST', '/payload-preferences/{id}'],
  ['DELETE', '/payload-preferences/{id}'],
  ['GET', '/globals/site-settings'],
  ['POST', '/globals/site-settings'],
  ['POST', '/globals/site-settings/access'],
  ['GET', '/access'],
  ['POST', '/reorder'],
  ['POST', '/plugin-seo/generate-title'],
  ['POST', '/plugin-seo/generate-description'],
  ['POST', '/plugin-seo/generate-url'],
  ['POST', '/plugin-seo/generate-image'],
  ...['blog', 'service'].flatMap((name) => [
    ['GET', `/preview/${name}/{id}`] as const,
    ['POST', `/preview/${name}/{id}`] as const,
  ]),
  ...['about', 'blog', 'service', 'career'].map((name) => ['GET', `/state/${name}/{id}`] as const),
  ['POST', '/register'],
]

const everybodys: readonly (readonly [method: string, path: string])[] = [
  ...['login', 'logout', 'refresh-token', 'first-register', 'forgot-password', 'reset-password'].map(
    (word) => ['POST', `/users/${word}`] as const,
  ),
  ['GET', '/users/me'],
  ['GET', '/openapi.json'],
]

/** The only endpoints that may set or clear the session cookie. */
export const cookieEndpoints: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /register',
  'GET /logout',
  'HEAD /logout',
  'POST /users/login',
  'POST /users/logout',
  'POST /users/refresh-token',
  'POST /users/first-register',
  'POST /users/reset-password',
])

/** All endpoints: those of the OpenAPI document, and those that it omits. */
export function endpointsOf(document: unknown): Endpoint[] {
  const endpoints = new Map<string, Map<string, Access>>()
  const add = (method: string, path: string, access: Access) => {
    const methods = endpoints.get(path) ?? new Map<string, Access>()
    endpoints.set(path, methods)
    methods.set(method, access)
    if (method === 'GET') methods.set('HEAD', access)
  }
  for (const [method, path] of staffs) add(method, path, 'staff')
  for (const [method, path] of everybodys) add(method, path, 'anyone')
  for (const [path, operations] of Object.entries(member(document, 'paths') ?? {}))
    for (const [method, operation] of Object.entries(operations ?? {}))
      if (path !== '/register')
        add(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '{id}'), isOpen(operation) ? 'anyone' : 'staff')
  return [...endpoints].map(([path, methods]) => ({ words: path.split('/').filter(Boolean), methods }))
}

function isOpen(operation: unknown): boolean {
  const security = member(operation, 'security')
  return Array.isArray(security) && security.length === 0
}

export const pathOf = ({ words }: Endpoint): string => `/${words.join('/')}`

/** The path of a request target, without the query and without the origin of the absolute form. */
export const pathOfTarget = (target: string): string =>
  `/${target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '')}`.split('?', 1)[0] ?? '/'

/** Looks a path up: in its exact spelling, except for one trailing slash. */
export function placeOf(endpoints: readonly Endpoint[], path: string): Place {
  if (path !== '/api' && !path.startsWith('/api/')) return { found: 'page' }
  const endpoint = find(endpoints, path.replace(/\/$/, '').split('/').slice(2))
  return endpoint ? { found: 'endpoint', endpoint } : { found: 'nothing' }
}

const isDots = (word: string): boolean => /^(\.|%2e){1,2}$/i.test(word)

/** The matching endpoint with the fewest variables; it includes the methods of others that match. */
function find(endpoints: readonly Endpoint[], words: readonly string[]): Endpoint | undefined {
  if (words.some((word) => word === '' || isDots(word))) return undefined
  const fitting = endpoints
    .filter(
      (endpoint) =>
        endpoint.words.length === words.length &&
        endpoint.words.every((word, n) => word === '{id}' || word === words[n]),
    )
    .sort((a, b) => variables(b) - variables(a))
  const last = fitting.at(-1)
  return last && { words: last.words, methods: new Map(fitting.flatMap(({ methods }) => [...methods])) }
}

const variables = ({ words }: Endpoint): number => words.filter((word) => word === '{id}').length
