import { member } from '../entities.ts'

/** A place under /api: who may call it by which method. Its words in brackets stand for any one word. */
export interface Door {
  words: readonly string[]
  methods: ReadonlyMap<string, Access>
}
export type Access = 'anyone' | 'staff'

/** What a path without its query leads to. */
export type Place =
  /** Spelled as it is listed. */
  | { found: 'door'; door: Door }
  /** As it is listed once letters that need no percent-encoding are decoded. */
  | { found: 'encoded'; door: Door }
  | { found: 'nothing' }
  /** No path under /api at all. */
  | { found: 'page' }

const collections = [
  'users',
  'sessions',
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
  'redirects',
  'payload-preferences',
  'payload-locked-documents',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]

/** Payload's own calls, under each of its collections. */
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
  ...['about', 'blog', 'service', 'career'].map((name) => ['GET', `/draft/${name}/{id}`] as const),
  ['POST', '/register'],
]

const everybodys: readonly (readonly [method: string, path: string])[] = [
  ...['login', 'logout', 'refresh-token', 'first-register', 'forgot-password', 'reset-password'].map(
    (word) => ['POST', `/users/${word}`] as const,
  ),
  ['GET', '/users/me'],
  ['GET', '/openapi.json'],
]

/** Sessions begin and end here and nowhere else. */
export const cookieDoors: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /register',
  'GET /logout',
  'POST /users/login',
  'POST /users/logout',
  'POST /users/refresh-token',
  'POST /users/first-register',
  'POST /users/reset-password',
])

/** All calls: those of the document, and those that it says nothing of. */
export function doorsOf(document: unknown): Door[] {
  const doors = new Map<string, Map<string, Access>>()
  const add = (method: string, path: string, access: Access) => {
    const methods = doors.get(path) ?? new Map<string, Access>()
    doors.set(path, methods)
    methods.set(method, access)
    if (method === 'GET') methods.set('HEAD', access)
  }
  for (const [method, path] of staffs) add(method, path, 'staff')
  for (const [method, path] of everybodys) add(method, path, 'anyone')
  for (const [path, operations] of Object.entries(member(document, 'paths') ?? {}))
    for (const [method, operation] of Object.entries(operations ?? {}))
      if (path !== '/register')
        add(
          method.toUpperCase(),
          path.replaceAll(/\{\w+\}/g, '{id}'),
          member(operation, 'security') ? 'staff' : 'anyone',
        )
  return [...doors].map(([path, methods]) => ({ words: path.split('/').filter(Boolean), methods }))
}

export const pathOf = ({ words }: Door): string => `/${words.join('/')}`

/** The path of a target: in absolute form that of the address, and without the query. */
export const pathOfTarget = (target: string): string =>
  `/${target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '')}`.split('?', 1)[0] ?? '/'

/** What a path leads to, by the list alone: fixed words come before others, and one slash may stand at the end. */
export function placeOf(doors: readonly Door[], path: string): Place {
  if (path !== '/api' && !path.startsWith('/api/')) return { found: 'page' }
  const words = path.replace(/\/$/, '').split('/').slice(2)
  const asListed = find(doors, words)
  if (asListed) return { found: 'door', door: asListed }
  const encoded = find(doors, words.map(withoutNeedlessEncoding))
  return encoded ? { found: 'encoded', door: encoded } : { found: 'nothing' }
}

/** RFC 3986, 6.2.2.2: an encoded letter is the letter. */
const withoutNeedlessEncoding = (word: string): string =>
  word.replaceAll(/%(4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2d|5f|7e)/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )

const isDots = (word: string): boolean => /^(\.|%2e){1,2}$/i.test(word)

/** The door with the most fixed words; what others at the same path can do, it can as well. */
function find(doors: readonly Door[], words: readonly string[]): Door | undefined {
  if (words.some((word) => word === '' || isDots(word))) return undefined
  const fitting = doors
    .filter(
      (door) =>
        door.words.length === words.length && door.words.every((word, n) => word === '{id}' || word === words[n]),
    )
    .sort((a, b) => variables(b) - variables(a))
  const last = fitting.at(-1)
  return last && { words: last.words, methods: new Map(fitting.flatMap(({ methods }) => [...methods])) }
}

const variables = ({ words }: Door): number => words.filter((word) => word === '{id}').length
