import type { Express, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { Payload, SanitizedConfig } from 'payload'

import { messages } from '#contract/failure.ts'
import { allRoutes } from '#cms/api/all-routes.ts'
import { WHOLE_BODY_BYTES } from '#cms/api/body.ts'
import { apiKeyIn } from '#cms/auth/api-keys.ts'
import { call, callWithLongQuery } from '#cms/api/call.ts'
import { compile, type Match, segmentsOf } from '#cms/api/routes.ts'
import { decoded } from '#cms/common/percent.ts'
import type { Settings } from '#cms/common/settings.ts'
import type { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { apiRequest, sendFailure } from './api-request.ts'
import { type BodyLimit, send } from './fetch-bridge.ts'
import { health } from './health.ts'
import { isForeign } from './origin.ts'
import { answerOf, answerVisitor } from './visitor-answer.ts'

/**
 * Everything under /api, by one table of routes: the contract, the panel's sign-in and what is served of Payload's REST
 * API. Judged in the contract's order: path and method, origin, who calls, and then the call itself. What the table does
 * not have is answered here with 404; nothing is passed on.
 */
export function serveApi(app: Express, payload: Payload, cache: VisitorCache, settings: Settings): void {
  const match = compile(allRoutes(payload.config))
  const answerHealth = health(payload)
  app.use('/api', async (req, res) => {
    if (await answerHealth(req, res)) return
    if (decoded(req.path) === undefined) return void sendFailure(res, 400, messages.pathInvalid)
    const segments = segmentsOf(req.path)
    const found = segments ? matched(match, req, segments) : undefined
    if (!segments || !found || found.found === 'nothing') return void sendFailure(res, 404, messages.pathUnknown)
    if (found.found === 'path') {
      res.set('allow', found.allow)
      return void sendFailure(res, 405, messages.methodUnknown)
    }
    // No other site can make a browser send a key; with one the cookie is not read.
    const hasKey = apiKeyIn(req.get('authorization')) !== undefined
    if (!hasKey && isForeign(req, settings, found.route.changes))
      return void sendFailure(res, 403, messages.foreignOrigin)
    const limit: BodyLimit = { bytes: WHOLE_BODY_BYTES, exceeded: false }
    const ask = (): Promise<Response> => answerFor(payload.config, found, req, apiRequest(req, res, segments, limit))
    if (found.route.forVisitors) return answerVisitor(req, res, cache, async () => answerOf(await ask()))
    await sendWithin(limit, await ask(), req, res)
  })
}

type Matcher = (method: string, segments: readonly string[]) => Match
type Found = Extract<Match, { found: 'route' }>

/** The panel sends a long query as the body of a POST that stands for a GET. */
const isLongQuery = (req: ExpressRequest): boolean =>
  req.method === 'POST' && req.get('x-payload-http-method-override') === 'GET'

function matched(match: Matcher, req: ExpressRequest, segments: readonly string[]): Match {
  const read = isLongQuery(req) ? match('GET', segments) : undefined
  return read?.found === 'route' && read.route.longQuery ? read : match(req.method, segments)
}

const answerFor = (config: SanitizedConfig, found: Found, req: ExpressRequest, request: Request): Promise<Response> =>
  found.route.longQuery && isLongQuery(req) ? callWithLongQuery(config, found, request) : call(config, found, request)

/** A handler takes a body that was cut off at its limit for one that does not parse. */
async function sendWithin(
  limit: BodyLimit,
  response: Response,
  req: ExpressRequest,
  res: ExpressResponse,
): Promise<void> {
  if (limit.exceeded && response.status === 400) return void sendFailure(res, 413, messages.bodyTooLarge)
  await send(response, req, res)
}
