import type { CollectionConfig, Endpoint, SanitizedConfig } from 'payload'

import { content } from '#collections/index.ts'
import type { Who } from './routes.ts'

/**
 * Payload's own REST API, endpoint by endpoint: who may call each. What is closed, or not listed, is taken out of the
 * built configuration; what is not listed fails a test as well (payload-rest.test.ts), so that an update or a plugin
 * cannot open anything unseen.
 */

/** By method and path, as Payload's endpoints write them. */
type Table = Readonly<Record<string, Who | 'closed'>>

const every = (access: Who | 'closed', ...names: string[]): Table =>
  Object.fromEntries(names.map((name) => [name, access] as const))

const reads = ['get /', 'get /count', 'get /:id', 'post /access/:id?']
const removals = ['delete /', 'delete /:id']
const writes = ['post /', 'patch /', 'patch /:id', ...removals]
const versions = ['get /versions', 'get /versions/:id', 'post /versions/:id']

/** What Payload gives every collection. */
const none = every('closed', ...reads, ...writes, ...versions, 'post /:id/duplicate')
const readable: Table = { ...none, ...every('staff', ...reads) }
const writable: Table = { ...readable, ...every('staff', ...writes) }
const copied: Table = { ...writable, ...every('staff', 'post /:id/duplicate') }
const drafted: Table = { ...copied, ...every('staff', ...versions) }

/** Every content type's collection, by what it has. */
const ofContent: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.values<CollectionConfig>(content).map(({ slug, versions: hasVersions, disableDuplicate }) => [
    slug,
    hasVersions ? drafted : disableDuplicate ? writable : copied,
  ]),
)

/** Sign-in has the contract's code behind it (panel-auth.ts). */
const signIn = every(
  'closed',
  'post /login',
  'post /logout',
  'post /refresh-token',
  'post /first-register',
  'post /forgot-password',
  'post /reset-password',
  'post /unlock',
  'post /verify/:id',
  'get /init',
)

const collections: Readonly<Record<string, Table>> = {
  ...ofContent,
  inquiries: { ...writable, 'get /export.csv': 'staff' },
  // Files are served at /media, and come from staff's own disks alone.
  media: { ...writable, ...every('closed', 'get /file/:filename', 'get /paste-url/:id?') },
  users: {
    ...writable,
    ...signIn,
    ...every('administrator', 'post /', ...removals),
    // The panel asks before anybody has signed in, and is told that nobody has.
    'get /me': 'visitor',
  },
  sessions: { ...readable, ...every('staff', ...removals) },
  // Made by a route of this server's own (api-keys.ts), which shows the key once.
  'api-keys': { ...readable, ...every('staff', ...removals) },
  audit: { ...none, ...every('administrator', ...reads) },
  receipts: none,
  redirects: none,
  'payload-preferences': {
    ...none,
    ...every('staff', 'get /:key', 'post /:key', 'delete /:key', 'delete /'),
  },
  'payload-locked-documents': { ...none, ...every('staff', 'get /', 'patch /:id', 'delete /:id') },
  // The server runs its jobs itself.
  'payload-jobs': { ...none, ...every('closed', 'get /run', 'get /handle-schedules') },
  'payload-kv': none,
  'payload-migrations': none,
}

const globals: Readonly<Record<string, Table>> = {
  'site-settings': {
    ...every('administrator', 'get /', 'post /', 'post /access'),
    ...every('closed', ...versions),
  },
}

const suggestions = ['title', 'description', 'image', 'url'].map((name) => `post /plugin-seo/generate-${name}`)
const root: Table = every('staff', 'get /access', 'post /reorder', ...suggestions)

/** What an API key could make itself more rights with: changed by people who have signed in, whatever a key's role. */
const ofAccounts = new Set(['users', 'sessions', 'api-keys'])

const changesAccounts = (collection: string | undefined, { method, path }: Given): boolean =>
  collection !== undefined && ofAccounts.has(collection) && method !== 'get' && !path.startsWith('/access')

/** An endpoint that is served: where, to whom, and its handler. */
export interface ServedEndpoint {
  collection?: string
  global?: string
  method: Endpoint['method']
  /** Below the collection or global, as Payload writes it. */
  path: string
  who: Who
  /** Not with an API key. */
  noKeys: boolean
  handler: Endpoint['handler']
}

type Given = Pick<Endpoint, 'method' | 'path' | 'handler'>
type Place = Pick<ServedEndpoint, 'collection' | 'global'>

/** All endpoints of a configuration, each with its place and what the tables say of it. */
const all = (config: SanitizedConfig) => [
  ...each(config.endpoints, root, {}),
  ...config.collections.flatMap(({ slug, endpoints }) => each(endpoints, own(collections, slug), { collection: slug })),
  ...config.globals.flatMap(({ slug, endpoints }) => each(endpoints, own(globals, slug), { global: slug })),
]

const each = (endpoints: readonly Given[] | false, table: Table | undefined, place: Place) =>
  (endpoints || []).map((endpoint) => ({ endpoint, place, access: own(table ?? {}, nameOf(endpoint)) }))

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const nameOf = ({ method, path }: Given): string => `${method} ${path}`

/** The endpoints of a sanitized configuration that are served. */
export const servedEndpoints = (config: SanitizedConfig): ServedEndpoint[] =>
  all(config).flatMap(({ endpoint, place, access }) => {
    if (access === undefined || access === 'closed') return []
    const { method, path, handler } = endpoint
    return [{ ...place, method, path, who: access, noKeys: changesAccounts(place.collection, endpoint), handler }]
  })

/**
 * Takes every endpoint that is not served out of a configuration, so that no slip of routing leads to one. Those that the
 * tables do not know are named in `custom.unlistedEndpoints`, `collection: method path`.
 */
export function keepServed(config: SanitizedConfig): SanitizedConfig {
  const unlistedEndpoints = all(config)
    .filter(({ access }) => access === undefined)
    .map(({ endpoint, place }) => `${place.collection ?? place.global ?? 'root'}: ${nameOf(endpoint)}`)
  keep(config.endpoints, root)
  for (const { slug, endpoints } of config.collections) keep(endpoints || [], own(collections, slug))
  for (const { slug, endpoints } of config.globals) keep(endpoints || [], own(globals, slug))
  return Object.assign(config, { custom: { ...config.custom, unlistedEndpoints } })
}

function keep(endpoints: Given[], table: Table = {}): void {
  const kept = endpoints.filter((endpoint) => (own(table, nameOf(endpoint)) ?? 'closed') !== 'closed')
  endpoints.splice(0, endpoints.length, ...kept)
}
