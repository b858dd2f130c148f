import {
  APIError,
  buildVersionCollectionFields,
  type FlattenedField,
  formatErrors,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { messages } from '#contract/failure.ts'
import { inTurnOfAll } from '#cms/locks/lease.ts'
import { PEOPLE } from '#cms/auth/people-turn.ts'
import { lookUpCaller } from '#cms/auth/strategy.ts'
import type { Received } from '#cms/media/receive.ts'
import { refuse, unknown } from '#cms/common/refusal.ts'
import { failureAnswer, type Handler, json } from './answer.ts'
import { type BodyBounds, bounds, editorBounds, readPanelBody } from './body.ts'
import { demand, isSignedIn, requestIdOf } from './caller.ts'
import { type Checked, checkQuery, type QueryKind, scalarsOf } from './payload-query.ts'
import { type ServedEndpoint, servedEndpoints } from './payload-rest.ts'
import { mayBeId, sources } from './read.ts'
import { parameter, type Route } from './routes.ts'
import { turnOfEntry } from './write.ts'

/** The routes of Payload's REST API that are served, for the panel and for whoever extends the site. */
export const payloadRoutes = (config: SanitizedConfig): Route[] =>
  servedEndpoints(config).flatMap((endpoint) => {
    const { collection, global } = endpoint
    const base = global ? `/globals/${global}` : collection ? `/${collection}` : ''
    const handler = handlerOf(config, endpoint)
    const longQuery = endpoint.method === 'get' && endpoint.path === '/' && collection !== undefined
    return pathsOf(endpoint.path).map((path) => ({
      method: methodOf(endpoint),
      path: base + path,
      who: endpoint.who,
      ...(endpoint.noKeys ? { noKeys: true as const } : {}),
      handler,
      forPanel: true as const,
      ...(longQuery ? { longQuery } : {}),
    }))
  })

/** Payload's path as those of routes: without the slash that stands for none, and twice if its parameter may be left out. */
function pathsOf(path: string): string[] {
  if (path === '/') return ['']
  return path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]
}

function methodOf({ method }: ServedEndpoint): Route['method'] {
  if (method === 'get' || method === 'post' || method === 'patch' || method === 'put' || method === 'delete')
    return method
  throw new Error(`no route has the method ${method}`)
}

const kindOf = ({ method, path }: ServedEndpoint): QueryKind => {
  if (path === '/versions') return 'versions'
  if (path === '/count') return 'list'
  if (path !== '/' || method === 'post') return 'document'
  return method === 'get' ? 'list' : 'bulk'
}

/** What many endpoints change at once, at most. */
const BULK_MAX = 250

function handlerOf(config: SanitizedConfig, endpoint: ServedEndpoint): Handler {
  const collection = config.collections.find(({ slug }) => slug === endpoint.collection)
  const fields = fieldsOf(config, endpoint, collection)
  const kind = kindOf(endpoint)
  const body = endpoint.method === 'get' || endpoint.method === 'delete' ? undefined : bodyOf(collection, endpoint)
  return async (req) => {
    // An unknown caller is not taken for a visitor.
    isSignedIn(req)
    if (endpoint.collection) Object.assign(req.routeParams ?? {}, { collection: endpoint.collection })
    if (endpoint.global) Object.assign(req.routeParams ?? {}, { global: endpoint.global })
    demandId(req, endpoint)
    const query: Checked = req.user
      ? checkQuery(req.query, kind, { fields, mayBeId: (text) => mayBeId(req, text) })
      : {}
    Object.assign(req, { query, searchParams: scalarsOf(query) })
    if (kind === 'bulk' && collection) await demandFew(req, collection, query.where)
    const file = body && (await takeBody(req, body))
    try {
      return await locked(req, endpoint, () => run(req, endpoint, collection))
    } finally {
      await file?.drop()
    }
  }
}

/** What a query may name: the fields of a collection, of its versions, or of a global. */
function fieldsOf(
  config: SanitizedConfig,
  { path, global }: ServedEndpoint,
  collection: SanitizedCollectionConfig | undefined,
): readonly FlattenedField[] {
  if (collection && path.startsWith('/versions')) return buildVersionCollectionFields(config, collection, true)
  return (collection ?? config.globals.find(({ slug }) => slug === global))?.flattenedFields ?? []
}

/** An id that cannot be one is not looked for: MongoDB's driver would throw. */
function demandId(req: PayloadRequest, { path, collection = '' }: ServedEndpoint): void {
  const id = path.includes('/:id') ? parameter(req, 'id') : ''
  if (id !== '' && !mayBeId(req, id)) throw unknown(collection)
  if (path === '/:key' && !/^[\w.-]{1,200}$/.test(parameter(req, 'key'))) throw refuse(404, messages.pathUnknown)
}

async function demandFew(req: PayloadRequest, { slug }: SanitizedCollectionConfig, where: Where = {}): Promise<void> {
  const { totalDocs } = await req.payload.db.count({ collection: slug, where, req })
  if (totalDocs > BULK_MAX) throw refuse(400, `At most ${BULK_MAX} can be changed at once. Choose fewer.`)
}

interface BodyRules {
  bounds: BodyBounds
  /** Fields that may have more structure than a body has otherwise. */
  structures: ReadonlySet<string>
  takesFile: boolean
}

function bodyOf(collection: SanitizedCollectionConfig | undefined, { method, path }: ServedEndpoint): BodyRules {
  const rich = collection?.flattenedFields.filter(({ type }) => type === 'richText').map(({ name }) => name) ?? []
  // Suggestions are made of a whole entry, as its form holds it.
  const structures = new Set(path.startsWith('/plugin-seo/') ? ['doc'] : rich)
  return {
    structures,
    bounds: structures.size > 0 ? editorBounds : bounds,
    takesFile: Boolean(collection?.upload) && (path === '/:id' || (method === 'post' && path === '/')),
  }
}

/** Members of a body, at any depth, beside those structures; counted no further than is allowed. */
function membersBeside(data: Readonly<Record<string, unknown>>, structures: ReadonlySet<string>): number {
  const waiting: unknown[] = []
  let members = 0
  for (const [name, value] of Object.entries(data)) {
    members += 1
    if (!structures.has(name)) waiting.push(value)
  }
  while (waiting.length > 0 && members <= bounds.members) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    members += inner.length
    if (members <= bounds.members) waiting.push(...inner)
  }
  return members
}

/** Hands the body on as Payload's endpoints expect it once it is read; they read nothing more. */
async function takeBody(
  req: PayloadRequest,
  { bounds: most, structures, takesFile }: BodyRules,
): Promise<Received | undefined> {
  const { data, file } = await readPanelBody(req, { bounds: most, takesFile })
  if (membersBeside(data, structures) > bounds.members) {
    await file?.drop()
    throw refuse(413, messages.bodyTooComplex)
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

/** Does what changes accounts, or one entry, after all that began before it; the role of who calls is looked up again. */
async function locked(req: PayloadRequest, endpoint: ServedEndpoint, work: () => Promise<Response>): Promise<Response> {
  const lock = lockOf(req, endpoint)
  if (lock === undefined) return work()
  return inTurnOfAll(req.payload, lock, async () => {
    req.user = await lookUpCaller(req)
    demand(req, endpoint.who)
    return work()
  })
}

function lockOf(req: PayloadRequest, { method, path, collection }: ServedEndpoint): string | undefined {
  if (method === 'get' || path.startsWith('/access')) return undefined
  // Administrators keep their own account and role, so one is always left as long as they are administrators still
  // when they change another's: such calls come one after the other, the look at who calls included.
  if (collection === 'users') return PEOPLE
  const id = parameter(req, 'id')
  const source = sources.find((one) => one.collection === collection)
  return source && id !== '' ? turnOfEntry(source, id) : undefined
}

async function run(
  req: PayloadRequest,
  { handler }: ServedEndpoint,
  collection: SanitizedCollectionConfig | undefined,
): Promise<Response> {
  try {
    return withoutCors(await handler(req))
  } catch (error) {
    const failure = failureFor(error, req)
    await afterError(error, req, collection)
    return failure
  }
}

/** The collection's own clearing up, which Payload does around its endpoints. */
async function afterError(error: unknown, req: PayloadRequest, collection?: SanitizedCollectionConfig): Promise<void> {
  if (!collection) return
  const given = error instanceof Error ? error : new Error(String(error))
  for (const hook of collection.hooks.afterError ?? [])
    await hook({ collection, context: req.context, error: given, req })
}

/**
 * What Payload means its caller to see keeps its own shape: the panel ignores `errors` where a message stands beside them.
 * Everything else is answered as by every call.
 */
const failureFor = (error: unknown, req: PayloadRequest): Response =>
  error instanceof APIError && error.status < 500
    ? json(formatErrors(error), error.status)
    : failureAnswer(error, requestIdOf(req), true)

/** CORS is the server's own business; Payload names methods even to origins that may not call. */
function withoutCors(response: Response): Response {
  const headers = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
