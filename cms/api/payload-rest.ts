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

const tableOf = (access: Who | 'closed', ...names: string[]): Table =>
  Object.fromEntries(names.map((name) => [name, access] as const))

const reads = ['get /', 'get /count', 'get /:id', 'post /access/:id?']
const removals = ['delete /', 'delete /:id']
const writes = ['post /', 'patch /', 'patch /:id', ...removals]
const versions = ['get /versions', 'get /versions/:id', 'post /versions/:id']

/** What Payload gives every collection. */
const closedTable = tableOf('closed', ...reads, ...writes, ...versions, 'post /:id/duplicate')
const readTable: Table = { ...closedTable, ...tableOf('staff', ...reads) }
const writeTable: Table = { ...readTable, ...tableOf('staff', ...writes) }
const duplicateTable: Table = { ...writeTable, ...tableOf('staff', 'post /:id/duplicate') }
const draftTable: Table = { ...duplicateTable, ...tableOf('staff', ...versions) }

/** Every content type's collection, by what it has. */
const contentTables: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.values<CollectionConfig>(content).map(({ slug, versions: hasVersions, disableDuplicate }) => [
    slug,
    hasVersions ? draftTable : disableDuplicate ? writeTable : duplicateTable,
  ]),
)

/** Sign-in has the contract's code behind it (panel-auth.ts). */
const signInTable = tableOf(
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
  ...contentTables,
  inquiries: { ...writeTable, 'get /export.csv': 'staff' },
  // Files are served at /media, and come from staff's own disks alone.
  media: { ...writeTable, ...tableOf('closed', 'get /file/:filename', 'get /paste-url/:id?') },
  users: {
    ...writeTable,
    ...signInTable,
    ...tableOf('administrator', 'post /', ...removals),
    // The panel asks before anybody has signed in, and is told that nobody has.
    'get /me': 'visitor',
  },
  sessions: { ...readTable, ...tableOf('staff', ...removals) },
  audit: { ...closedTable, ...tableOf('administrator', ...reads) },
  receipts: closedTable,
  redirects: closedTable,
  'payload-preferences': {
    ...closedTable,
    ...tableOf('staff', 'get /:key', 'post /:key', 'delete /:key', 'delete /'),
  },
  'payload-locked-documents': { ...closedTable, ...tableOf('staff', 'get /', 'patch /:id', 'delete /:id') },
  // The server runs its jobs itself.
  'payload-jobs': { ...closedTable, ...tableOf('closed', 'get /run', 'get /handle-schedules') },
  'payload-kv': closedTable,
  'payload-migrations': closedTable,
}

const globals: Readonly<Record<string, Table>> = {
  'site-settings': {
    ...tableOf('administrator', 'get /', 'post /', 'post /access'),
    ...tableOf('closed', ...versions),
  },
}

const suggestions = ['title', 'description', 'image', 'url'].map((name) => `post /plugin-seo/generate-${name}`)
const rootTable: Table = tableOf('staff', 'get /access', 'post /reorder', ...suggestions)

/** An endpoint that is served: where, to whom, and its handler. */
export interface ServedEndpoint {
  collection?: string
  global?: string
  method: Endpoint['method']
  /** Below the collection or global, as Payload writes it. */
  path: string
  who: Who
  handler: Endpoint['handler']
}

type EndpointLike = Pick<Endpoint, 'method' | 'path' | 'handler'>
type Owner = Pick<ServedEndpoint, 'collection' | 'global'>

/** All endpoints of a configuration, each with its place and what the tables say of it. */
const allEndpoints = (config: SanitizedConfig) => [
  ...classified(config.endpoints, rootTable, {}),
  ...config.collections.flatMap(({ slug, endpoints }) => classified(endpoints, ownValue(collections, slug), { collection: slug })),
  ...config.globals.flatMap(({ slug, endpoints }) => classified(endpoints, ownValue(globals, slug), { global: slug })),
]

const classified = (endpoints: readonly EndpointLike[] | false, table: Table | undefined, place: Owner) =>
  (endpoints || []).map((endpoint) => ({ endpoint, place, access: ownValue(table ?? {}, nameOf(endpoint)) }))

const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const nameOf = ({ method, path }: EndpointLike): string => `${method} ${path}`

/** The endpoints of a sanitized configuration that are served. */
export const servedEndpoints = (config: SanitizedConfig): ServedEndpoint[] =>
  allEndpoints(config).flatMap(({ endpoint: { method, path, handler }, place, access }) =>
    access === undefined || access === 'closed' ? [] : [{ ...place, method, path, who: access, handler }],
  )

/**
 * Takes every endpoint that is not served out of a configuration, so that no slip of routing leads to one. Those that the
 * tables do not know are named in `custom.unlistedEndpoints`, `collection: method path`.
 */
export function removeUnserved(config: SanitizedConfig): SanitizedConfig {
  const unlistedEndpoints = allEndpoints(config)
    .filter(({ access }) => access === undefined)
    .map(({ endpoint, place }) => `${place.collection ?? place.global ?? 'root'}: ${nameOf(endpoint)}`)
  filterEndpoints(config.endpoints, rootTable)
  for (const { slug, endpoints } of config.collections) filterEndpoints(endpoints || [], ownValue(collections, slug))
  for (const { slug, endpoints } of config.globals) filterEndpoints(endpoints || [], ownValue(globals, slug))
  return Object.assign(config, { custom: { ...config.custom, unlistedEndpoints } })
}

function filterEndpoints(endpoints: EndpointLike[], table: Table = {}): void {
  const served = endpoints.filter((endpoint) => (ownValue(table, nameOf(endpoint)) ?? 'closed') !== 'closed')
  endpoints.splice(0, endpoints.length, ...served)
}
