import type { CollectionConfig, Endpoint, SanitizedConfig } from 'payload'

import { DELETES_PERMANENTLY } from '#collections/access.ts'
import { collectionsByType } from '#collections/index.ts'
import type { Requester } from './router.ts'

/**
 * Access to Payload's own REST API, endpoint by endpoint. Closed and unlisted endpoints are removed from the built
 * configuration. Unlisted ones also fail payload-endpoints.test.ts, so that an update or a plugin cannot add one unnoticed.
 */

/** Access by `method path`, written as in Payload's endpoints. */
type Table = Readonly<Record<string, Requester | 'closed'>>

const tableOf = (access: Requester | 'closed', ...names: string[]): Table =>
  Object.fromEntries(names.map((name) => [name, access] as const))

const reads = ['get /', 'get /count', 'get /:id', 'post /access/:id?']
const removals = ['delete /', 'delete /:id']
const writes = ['post /', 'patch /', 'patch /:id', ...removals]
const versions = ['get /versions', 'get /versions/:id', 'post /versions/:id']

/** The endpoints that Payload adds to every collection. */
const closedTable = tableOf('closed', ...reads, ...writes, ...versions, 'post /:id/duplicate')
const readTable: Table = { ...closedTable, ...tableOf('staff', ...reads) }
const writeTable: Table = { ...readTable, ...tableOf('staff', ...writes) }
const duplicateTable: Table = { ...writeTable, ...tableOf('staff', 'post /:id/duplicate') }
const draftTable: Table = { ...duplicateTable, ...tableOf('staff', ...versions) }

/** The table of a collection with a trash. */
const withTrash = (table: Table): Table => ({ ...table, ...tableOf(DELETES_PERMANENTLY, ...removals) })

/** The tables of the content types' collections, by their features. */
const contentTables: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.values<CollectionConfig>(collectionsByType).map(({ slug, versions: hasVersions, disableDuplicate }) => [
    slug,
    withTrash(hasVersions ? draftTable : disableDuplicate ? writeTable : duplicateTable),
  ]),
)

/** Authentication is implemented by panel-auth-routes.ts. */
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
  inquiries: { ...withTrash(writeTable), 'get /export.csv': 'staff' },
  // Files are served at /media; fetching a file from a URL is not supported.
  media: { ...withTrash(writeTable), ...tableOf('closed', 'get /file/:filename', 'get /paste-url/:id?') },
  users: {
    ...writeTable,
    ...signInTable,
    ...tableOf('administrator', 'post /', ...removals),
    // The panel requests it before sign-in, too, and gets no user.
    'get /me': 'visitor',
  },
  sessions: { ...readTable, ...tableOf('staff', ...removals) },
  // Created by a route of this server's own (api-key-routes.ts), which shows the key once.
  'api-keys': { ...readTable, ...tableOf('staff', ...removals) },
  audit: { ...closedTable, ...tableOf('administrator', ...reads) },
  receipts: closedTable,
  'second-factors': closedTable,
  redirects: closedTable,
  'missed-addresses': closedTable,
  downloads: closedTable,
  'payload-preferences': {
    ...closedTable,
    ...tableOf('staff', 'get /:key', 'post /:key', 'delete /:key', 'delete /'),
  },
  'payload-locked-documents': { ...closedTable, ...tableOf('staff', 'get /', 'patch /:id', 'delete /:id') },
  // The server runs its jobs itself; HTTP must not trigger them.
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

/**
 * Collections by whose change an API key could gain further rights. Keys of any role may read accounts, and neither their sessions nor
 * their keys, as in the contract.
 */
const accountCollections = new Set(['users', 'sessions', 'api-keys'])

const takesNoKey = ({ collection = '' }: Owner, { method, path }: EndpointLike): boolean =>
  accountCollections.has(collection) && !path.startsWith('/access') && (method !== 'get' || collection !== 'users')

/** A served endpoint with its access. */
export interface ServedEndpoint {
  collection?: string
  global?: string
  method: Endpoint['method']
  /** Relative to the collection or global, in Payload's notation. */
  path: string
  who: Requester
  /** Rejects API keys. */
  sessionOnly?: true
  handler: Endpoint['handler']
}

type EndpointLike = Pick<Endpoint, 'method' | 'path' | 'handler'>
type Owner = Pick<ServedEndpoint, 'collection' | 'global'>

/** All endpoints of a configuration, each with its owner and its access; undefined if unlisted. */
const allEndpoints = (config: SanitizedConfig) => [
  ...classified(config.endpoints, rootTable, {}),
  ...config.collections.flatMap(({ slug, endpoints }) =>
    classified(endpoints, ownValue(collections, slug), { collection: slug }),
  ),
  ...config.globals.flatMap(({ slug, endpoints }) => classified(endpoints, ownValue(globals, slug), { global: slug })),
]

const classified = (endpoints: readonly EndpointLike[] | false, table: Table | undefined, owner: Owner) =>
  (endpoints || []).map((endpoint) => ({ endpoint, owner, access: ownValue(table ?? {}, nameOf(endpoint)) }))

const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

const nameOf = ({ method, path }: EndpointLike): string => `${method} ${path}`

/** The endpoints of a sanitized configuration that are neither closed nor unlisted. */
export const servedEndpoints = (config: SanitizedConfig): ServedEndpoint[] =>
  allEndpoints(config).flatMap(({ endpoint, owner, access }) => {
    if (access === undefined || access === 'closed') return []
    const { method, path, handler } = endpoint
    const keys = takesNoKey(owner, endpoint) ? { sessionOnly: true as const } : {}
    return [{ ...owner, method, path, who: access, ...keys, handler }]
  })

/**
 * Removes all endpoints that are not served from a configuration, so that no routing mistake can reach one. Unlisted
 * endpoints are recorded in `custom.unlistedEndpoints` as `collection: method path`.
 */
export function removeUnserved(config: SanitizedConfig): SanitizedConfig {
  const unlistedEndpoints = allEndpoints(config)
    .filter(({ access }) => access === undefined)
    .map(({ endpoint, owner }) => `${owner.collection ?? owner.global ?? 'root'}: ${nameOf(endpoint)}`)
  filterEndpoints(config.endpoints, rootTable)
  for (const { slug, endpoints } of config.collections) filterEndpoints(endpoints || [], ownValue(collections, slug))
  for (const { slug, endpoints } of config.globals) filterEndpoints(endpoints || [], ownValue(globals, slug))
  return Object.assign(config, { custom: { ...config.custom, unlistedEndpoints } })
}

function filterEndpoints(endpoints: EndpointLike[], table: Table = {}): void {
  const served = endpoints.filter((endpoint) => (ownValue(table, nameOf(endpoint)) ?? 'closed') !== 'closed')
  endpoints.splice(0, endpoints.length, ...served)
}
