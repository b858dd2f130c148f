import type { Request as ExpressRequest } from 'express'
import { handleEndpoints, type Payload, type SanitizedCollectionConfig } from 'payload'

import { messages } from '#contract/failure.ts'
import { BODY_BYTES, IMAGE_BYTES } from '#contract/limits.ts'
import { sources } from '#cms/api/read.ts'
import { turnOfEntry } from '#cms/api/write.ts'
import { callerOf, inCallersTurn, PEOPLE } from '#cms/auth/people-turn.ts'
import { isCallerUnknown } from '#cms/auth/strategy.ts'
import { log } from '#cms/log.ts'
import { Refusal } from '#cms/refusal.ts'
import type { Settings } from '#cms/settings.ts'
import { type ApiHandler, apiRequest, refuse, segmentsOf, wholeApiRequest } from './api-request.ts'
import { type BodyLimit, send } from './fetch-bridge.ts'
import { isReadableQuery, sortsWithin } from './native-query.ts'
import { isForeign } from './origin.ts'
import { requestId } from './request-log.ts'

/** Words that are no collection: the panel orders lists through `reorder`, and asks `plugin-seo` for suggestions. */
const roots: ReadonlySet<string> = new Set(['globals', 'access', 'reorder', 'plugin-seo'])

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE'])

const readOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The server runs its jobs itself; nobody does so over HTTP. */
const isJobRunner = ([word, action]: readonly string[]): boolean =>
  word === 'payload-jobs' && (action === 'run' || action === 'handle-schedules')

/** Payload's REST, for the panel and for whoever extends the site; access rules lie on the collections. */
export const nativeRest =
  (payload: Payload, settings: Settings): ApiHandler =>
  async (req, res) => {
    const segments = segmentsOf(req.path) ?? []
    const [word = ''] = segments
    const collection = openCollection(payload, word)
    if ((!collection && !roots.has(word)) || isJobRunner(segments) || lacksVersions(payload, segments))
      return refuse(res, 404, messages.pathUnknown)
    if (!methods.has(req.method)) return refuse(res, 405, messages.methodUnknown)
    if (isForeign(req, settings)) return refuse(res, 403, messages.foreignOrigin)
    if (!isReadableQuery(req.url) || (collection && !sortsWithin(req.url, namesOf(collection))))
      return refuse(res, 400, messages.queryInvalid)
    const limit = limitOf(req)
    const turn = readOnly.has(req.method) ? undefined : turnOf(segments)
    const request = turn ? await wholeApiRequest(req, res, limit) : apiRequest(req, res, limit)
    if (!request) return refuse(res, 413, messages.bodyTooLarge)
    const work = async () => {
      // Payload reads the entries and the body before it asks who calls.
      if (word === 'reorder' && !(await callerOf(payload, request.headers)))
        throw new Refusal(401, { message: messages.loginFirst })
      return handleEndpoints({ config: payload.config, request })
    }
    const handled = turn ? inCallersTurn(payload, request.headers, turn, work) : work()
    const response = await handled.catch((error: unknown) => failed(error, requestId(res)))
    if (isCallerUnknown(request.headers)) {
      await response.body?.cancel()
      res.set('retry-after', '5')
      return refuse(res, 503, messages.unavailable)
    }
    if (!limit.exceeded && response.status < 500) {
      await send(withoutCors(response), req, res)
      return true
    }
    await response.body?.cancel()
    return limit.exceeded ? refuse(res, 413, messages.bodyTooLarge) : refuse(res, response.status, messages.fault)
  }

/** The collection that a word names, if it has doors at all. */
const openCollection = ({ config }: Payload, word: string): SanitizedCollectionConfig | undefined =>
  config.collections.find(({ slug, endpoints }) => slug === word && endpoints !== false)

const namesOf = ({ flattenedFields }: SanitizedCollectionConfig): string[] => flattenedFields.map(({ name }) => name)

/** Payload stumbles over the versions of what has none. */
function lacksVersions({ config }: Payload, [word, ...rest]: readonly string[]): boolean {
  const ofGlobal = word === 'globals'
  const slug = ofGlobal ? rest[0] : word
  const found = (ofGlobal ? config.globals : config.collections).find((kept) => kept.slug === slug)
  return rest[ofGlobal ? 1 : 0] === 'versions' && !found?.versions
}

/** The turn in which a call waits for others that change the same. */
function turnOf([word = '', id]: readonly string[]): string | undefined {
  // Administrators keep their own account and role, so one is always left as long as they are administrators still
  // when they change another's: such calls come one after the other, the look at who calls included.
  if (word === 'users') return PEOPLE
  const source = sources.find(({ collection }) => collection === word)
  return source && id !== undefined ? turnOfEntry(source, id) : undefined
}

/** Payload lets through what it stumbles over before its own error handling begins, such as JSON that does not parse. */
function failed(error: unknown, id: string): Response {
  if (error instanceof Refusal) return Response.json(error.failure, { status: error.status, headers: error.headers })
  if (error instanceof SyntaxError) return Response.json({ message: messages.bodyInvalid }, { status: 400 })
  log.error({ err: error, requestId: id }, 'fault in the REST API')
  return Response.json({ message: messages.fault }, { status: 500 })
}

/** Payload's REST reads JSON of any size into memory. A picture comes as multipart and may be larger; see payload.config. */
function limitOf(req: ExpressRequest): BodyLimit {
  const multipart = (req.get('content-type') ?? '').startsWith('multipart/')
  return { bytes: 4 * BODY_BYTES + (multipart ? IMAGE_BYTES : 0), exceeded: false }
}

/** CORS is the server's own business; Payload names methods even to origins that may not call. */
function withoutCors(response: Response): Response {
  const headers = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
