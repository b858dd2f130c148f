import {
  APIError,
  buildVersionCollectionFields,
  type FlattenedField,
  formatErrors,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  ValidationError,
} from 'payload'

import { isId } from '#collections/row-id.ts'
import { apiMessages } from '#contract/api-messages.ts'
import { messages } from '#contract/messages.ts'
import { recordOf } from '#contract/narrow.ts'
import type { FileKind, Received } from '#cms/media/receive.ts'
import { httpError, notFoundError } from '#cms/common/http-error.ts'
import { errorResponse, type Handler, json } from './response.ts'
import { type BodyBounds, defaultBounds, editorBounds, readPanelBody } from './body.ts'
import { isSignedIn } from './authorize.ts'
import { idsInBulk, idsInPath, withEndpointLocks } from './endpoint-locks.ts'
import { checkPayloadBody } from './payload-body.ts'
import {
  type CheckedQuery,
  checkQuery,
  rejectInheritedNames,
  invalidParameter,
  type QueryKind,
  scalarParameters,
} from './payload-query.ts'
import { limitRichText } from './rich-text-query.ts'
import { type ServedEndpoint, servedEndpoints } from './payload-endpoints.ts'
import { idInPath, pathParameter, type Route } from './router.ts'
import { requestIdOf } from '#cms/common/request-context.ts'
import { explainTakenSlug } from '#cms/slugs/slug-taken.ts'

/** The served routes of Payload's REST API, for the panel and for extensions of the site. */
export const payloadRoutes = (config: SanitizedConfig): Route[] =>
  servedEndpoints(config).flatMap((endpoint) => {
    const { collection, global } = endpoint
    const base = global ? `/globals/${global}` : collection ? `/${collection}` : ''
    const handler = createHandler(config, endpoint)
    const longQuery = endpoint.method === 'get' && endpoint.path === '/' && collection !== undefined
    return pathsOf(endpoint.path).map((path) => ({
      method: methodOf(endpoint),
      path: base + path,
      who: endpoint.who,
      ...(endpoint.sessionOnly ? { sessionOnly: true as const } : {}),
      handler,
      forPanel: true as const,
      ...(longQuery ? { longQuery } : {}),
    }))
  })

/** Converts Payload's path to route paths: `/` becomes empty, an optional parameter gives two paths. */
function pathsOf(path: string): string[] {
  if (path === '/') return ['']
  return path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]
}

function methodOf({ method }: ServedEndpoint): Route['method'] {
  if (method === 'get' || method === 'post' || method === 'patch' || method === 'put' || method === 'delete')
    return method
  throw new Error(`no route has the method ${method}`)
}

const queryKindOf = ({ method, path }: ServedEndpoint): QueryKind => {
  if (path === '/versions') return 'versions'
  if (path === '/count') return 'list'
  if (path !== '/' || method === 'post') return 'document'
  return method === 'get' ? 'list' : 'bulk'
}

function createHandler(config: SanitizedConfig, endpoint: ServedEndpoint): Handler {
  const collection = config.collections.find(({ slug }) => slug === endpoint.collection)
  const fields = fieldsOf(config, endpoint, collection)
  const kind = queryKindOf(endpoint)
  const hasBody = endpoint.method !== 'get' && endpoint.method !== 'delete'
  const body = hasBody ? bodyRulesOf(fields, collection, endpoint) : undefined
  return async (req) => {
    // Throws 503 if the session could not be looked up.
    await isSignedIn(req)
    if (endpoint.collection) Object.assign(req.routeParams ?? {}, { collection: endpoint.collection })
    if (endpoint.global) Object.assign(req.routeParams ?? {}, { global: endpoint.global })
    requireId(req, endpoint)
    if (req.user) rejectInheritedNames(req.searchParams)
    const query: CheckedQuery = req.user ? checkQuery(req.query, kind, { fields, isId: (text) => isId(req, text) }) : {}
    // Payload writes in one language, and fails for all.
    if (hasBody && (query['locale'] === 'all' || query['locale'] === '*')) throw invalidParameter('locale')
    const ids = kind === 'bulk' && collection ? await idsInBulk(req, collection, query) : await idsInPath(req, endpoint)
    // What begins to match later is not under a lock.
    if (kind === 'bulk' && query.where) query.where = { and: [query.where, { id: { in: ids } }] }
    Object.assign(req, { query: limitRichText(query, kind, fields), searchParams: scalarParameters(query) })
    const file = body && (await attachBody(req, body))
    if (endpoint.path.startsWith(SUGGESTIONS)) requireSuggestedId(req, recordOf(req.data))
    try {
      return await withEndpointLocks(req, endpoint, ids, () => runEndpoint(req, endpoint, collection))
    } finally {
      await file?.drop()
    }
  }
}

/** The fields that a query may name: those of a collection, of its versions, or of a global. */
function fieldsOf(
  config: SanitizedConfig,
  { path, global }: ServedEndpoint,
  collection: SanitizedCollectionConfig | undefined,
): readonly FlattenedField[] {
  if (collection && path.startsWith('/versions')) return buildVersionCollectionFields(config, collection, true)
  return (collection ?? config.globals.find(({ slug }) => slug === global))?.flattenedFields ?? []
}

/** Throws 404 for path parameters without the form of an id or key: MongoDB's driver would throw. */
function requireId(req: PayloadRequest, { path, collection = '' }: ServedEndpoint): void {
  const id = path.includes('/:id') ? idInPath(req) : ''
  if (id !== '' && !isId(req, id)) throw notFoundError(collection)
  if (path === '/:key' && !/^[\w.-]{1,200}$/.test(pathParameter(req, 'key'))) throw httpError(404, messages.pathUnknown)
}

/** SEO suggestions receive the whole entry, as the form holds it. */
const SUGGESTIONS = '/plugin-seo/'

/** Throws 400 for an entry's id without the form of one: MongoDB's driver would throw. */
function requireSuggestedId(req: PayloadRequest, { id, doc }: Readonly<Record<string, unknown>>): void {
  for (const one of [id, recordOf(doc)['id']])
    if (one !== undefined && one !== null && !(typeof one === 'string' && isId(req, one))) throw invalidParameter('id')
}

interface BodyRules {
  bounds: BodyBounds
  /** Those of the collection or global, if what is sent is to be stored. */
  fields: readonly FlattenedField[] | undefined
  /** Fields exempt from the default limit of members. */
  structures: ReadonlySet<string>
  takes: readonly FileKind[]
  /** Whether a document is created. */
  isNew: boolean
}

function bodyRulesOf(
  fields: readonly FlattenedField[],
  collection: SanitizedCollectionConfig | undefined,
  { method, path }: ServedEndpoint,
): BodyRules {
  const rich = collection?.flattenedFields.filter(({ type }) => type === 'richText').map(({ name }) => name) ?? []
  const structures = new Set(path.startsWith(SUGGESTIONS) ? ['doc'] : rich)
  return {
    structures,
    // The panel asks with what is stored what may be done with it.
    fields: /\/access(\/:id\?)?$/.test(path) ? undefined : fields,
    bounds: structures.size > 0 ? editorBounds : defaultBounds,
    isNew: method === 'post' && collection !== undefined && (path === '/' || path === '/:id/duplicate'),
    takes: collection?.upload && (path === '/:id' || (method === 'post' && path === '/')) ? ['image', 'document'] : [],
  }
}

/** Counts a body's members at any depth, except inside those structures; stops counting over the limit. */
function countMembers(data: Readonly<Record<string, unknown>>, structures: ReadonlySet<string>): number {
  const pending: unknown[] = []
  let members = 0
  for (const [name, value] of Object.entries(data)) {
    members += 1
    if (!structures.has(name)) pending.push(value)
  }
  while (pending.length > 0 && members <= defaultBounds.members) {
    const value = pending.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    members += inner.length
    if (members <= defaultBounds.members) pending.push(...inner)
  }
  return members
}

/** Parses the body and attaches it to the request as Payload's endpoints expect it, so that they do not read it again. */
async function attachBody(
  req: PayloadRequest,
  { bounds, structures, fields, takes, isNew }: BodyRules,
): Promise<Received | undefined> {
  const { data, file } = await readPanelBody(req, { bounds, takes })
  try {
    if (countMembers(data, structures) > defaultBounds.members) throw httpError(413, apiMessages.bodyTooComplex)
    if (fields) checkPayloadBody(data, fields, { isNew })
  } catch (error) {
    await file?.drop()
    throw error
  }
  Object.defineProperty(req, 'body', { value: null })
  Object.assign(req, { data, json: async () => data })
  if (file)
    req.file = {
      name: file.originalName,
      data: Buffer.alloc(0),
      mimetype: 'application/octet-stream',
      size: file.bytes,
      tempFilePath: file.file,
    }
  return file
}

async function runEndpoint(
  req: PayloadRequest,
  { handler }: ServedEndpoint,
  collection: SanitizedCollectionConfig | undefined,
): Promise<Response> {
  try {
    return withoutCors(await handler(req))
  } catch (error) {
    const failure = endpointErrorResponse(error, req)
    await runAfterErrorHooks(error, req, collection)
    return failure
  }
}

/** Runs the collection's `afterError` hooks, as Payload's own router does. */
async function runAfterErrorHooks(
  error: unknown,
  req: PayloadRequest,
  collection?: SanitizedCollectionConfig,
): Promise<void> {
  if (!collection) return
  const given = error instanceof Error ? error : new Error(String(error))
  for (const hook of collection.hooks.afterError ?? [])
    await hook({ collection, context: req.context, error: given, req })
}

/**
 * Payload's errors below 500 keep Payload's format: the panel ignores `errors` next to a `message`. Other errors get the
 * usual format.
 */
const endpointErrorResponse = (error: unknown, req: PayloadRequest): Response =>
  error instanceof APIError && error.status < 500
    ? json(formatErrors(error instanceof ValidationError ? explainTakenSlug(error) : error), error.status)
    : errorResponse(error, requestIdOf(req), true)

/** Removes Payload's CORS headers: origin.ts sets them for allowed origins only. */
function withoutCors(response: Response): Response {
  const headers = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
