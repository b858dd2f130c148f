import type { Express, Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { createPayloadRequest, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'

import { messages } from '#contract/failure.ts'
import { BODY_BYTES, IMAGE_BYTES } from '#contract/limits.ts'
import { setCaller } from '#cms/api/caller.ts'
import { ownRoutes } from '#cms/api/endpoints.ts'
import { compile, type Route } from '#cms/api/routes.ts'
import { databaseAnswers } from '#cms/database-faults.ts'
import { log } from '#cms/log.ts'
import { getSettings } from '#cms/settings.ts'
import type { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { addressKey } from './address.ts'
import { type BodyLimit, send, toRequest } from './fetch-bridge.ts'
import { isOwnRequest } from './origin.ts'
import { requestId } from './request-log.ts'
import { answerOf, answerVisitor } from './visitor-answer.ts'

const match = compile(ownRoutes)

/** Everything under /api: health, the contract, the panel's sign-in doors, and Payload's own REST for the panel. */
export function serveApi(app: Express, payload: Payload, cache: VisitorCache): void {
  app.use('/api', failing(health(payload)), failing(contract(payload.config, cache)), failing(native(payload)))
}

/** An asynchronous handler whose failure is answered by the error handler, as Express 5 does, and typed as such. */
const failing =
  (handle: (req: ExpressRequest, res: ExpressResponse) => Promise<boolean>): RequestHandler =>
  async (req, res, next) => {
    if (!(await handle(req, res))) next()
  }

const health = (payload: Payload) => async (req: ExpressRequest, res: ExpressResponse) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  const word = req.path.replace(/\/$/, '')
  res.set('cache-control', 'no-store')
  if (word === '/health') return Boolean(res.json({ status: 'ok' }))
  if (word !== '/ready') return false
  if (await databaseAnswers(payload)) return Boolean(res.json({ status: 'ok' }))
  return Boolean(res.status(503).set('retry-after', '5').json({ message: messages.unavailable }))
}

/** The path's words, decoded each by itself so that an encoded slash separates nothing; undefined if that fails. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

const refuse = (res: ExpressResponse, status: number, message: string): true => {
  res.status(status).set('cache-control', 'no-store').json({ message })
  return true
}

const contract =
  (config: SanitizedConfig, cache: VisitorCache) => async (req: ExpressRequest, res: ExpressResponse) => {
    const segments = segmentsOf(req.path)
    if (!segments) return refuse(res, 400, messages.pathInvalid)
    const found = match(req.method, segments)
    if (found.found === 'nothing') return false
    if (found.found === 'path') {
      // Payload's REST has other calls at the same places under its own collections (POST /api/users/login, say).
      if (Object.hasOwn(nativeWords, segments[0] ?? '')) return false
      res.set('allow', found.allow)
      return refuse(res, 405, messages.methodUnknown)
    }
    if (found.route.changes && !isOwnRequest(req, getSettings())) return refuse(res, 403, messages.foreignOrigin)
    const ask = () => answer(req, res, config, found.route, found.params)
    if (found.route.forVisitors) await answerVisitor(req, res, cache, async () => answerOf(await ask()))
    else await send(await ask(), req, res)
    return true
  }

const nativeWords: Readonly<Record<string, true>> = { users: true }

async function answer(
  req: ExpressRequest,
  res: ExpressResponse,
  config: SanitizedConfig,
  route: Route,
  params: Record<string, string>,
): Promise<Response> {
  const request = toRequest(req, res, `/api${req.url}`)
  setCaller(request, { requestId: requestId(res), address: addressKey(req.ip) })
  const payloadRequest = await createPayloadRequest({ canSetHeaders: true, config, request })
  payloadRequest.routeParams = params
  return route.handler(payloadRequest)
}

/** Payload's REST, for the panel and for whoever extends the site; access rules lie on the collections. */
const native = (payload: Payload) => async (req: ExpressRequest, res: ExpressResponse) => {
  const [word = ''] = segmentsOf(req.path) ?? []
  const known = Object.hasOwn(payload.collections, word) || word === 'globals' || word === 'access'
  if (!known) return refuse(res, 404, messages.pathUnknown)
  const limit = nativeLimit(req)
  const request = toRequest(req, res, `/api${req.url}`, limit)
  setCaller(request, { requestId: requestId(res), address: addressKey(req.ip) })
  const response = await handleEndpoints({ config: payload.config, request }).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) log.error({ err: error, requestId: requestId(res) }, 'fault in the REST API')
    return Response.json(
      { message: error instanceof SyntaxError ? messages.bodyInvalid : messages.fault },
      { status: error instanceof SyntaxError ? 400 : 500 },
    )
  })
  if (limit.exceeded) {
    await response.body?.cancel()
    return refuse(res, 413, messages.bodyTooLarge)
  }
  if (response.status >= 500) {
    await response.body?.cancel()
    return refuse(res, response.status, messages.fault)
  }
  await send(withoutCors(response), req, res)
  return true
}

/** Payload's REST reads JSON of any size into memory. A picture comes as multipart and may be larger; see payload.config. */
function nativeLimit(req: ExpressRequest): BodyLimit {
  const multipart = (req.get('content-type') ?? '').startsWith('multipart/')
  return { bytes: 4 * BODY_BYTES + (multipart ? IMAGE_BYTES : 0), exceeded: false }
}

/** CORS is the server's own business; Payload names methods even to origins that may not call. */
function withoutCors(response: Response): Response {
  const headers = new Headers([...response.headers].filter(([name]) => !name.startsWith('access-control-')))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}
