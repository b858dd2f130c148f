import type { Express, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import { allRoutes } from '#cms/api/all-routes.ts'
import { REQUEST_BODY_MAX_BYTES } from '#cms/api/body.ts'
import { apiKeyIn } from '#cms/auth/api-key-header.ts'
import { dispatch, dispatchLongQuery } from '#cms/api/dispatch.ts'
import { compileRoutes, type Match, segmentsOf } from '#cms/api/router.ts'
import { decodePercent } from '#cms/common/percent.ts'
import type { Settings } from '#cms/common/environment.ts'
import type { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { requestInfoOf, sendError, toApiRequest } from './api-request.ts'
import { type BodyLimit, sendResponse } from './fetch-bridge.ts'
import { health } from './health.ts'
import { isForbiddenOrigin } from './origin.ts'
import { toRenderedResponse, respondThroughCache } from './respond-through-cache.ts'

/**
 * Serves everything under /api from one table of routes: the contract, the panel's authentication and the served part of
 * Payload's REST API. Checks follow the contract's order: path and method, origin, access, then query and body. Unlisted
 * paths are 404; no request is passed on.
 */
export function serveApi(app: Express, payload: Payload, cache: VisitorCache, settings: Settings): void {
  const match = compileRoutes(allRoutes(payload.config))
  const handleHealth = health(payload)
  app.use('/api', async (req, res) => {
    if (await handleHealth(req, res)) return
    if (decodePercent(req.path) === undefined) return void sendError(res, 400, messages.pathInvalid)
    const segments = segmentsOf(req.path)
    const found = segments ? matchRequest(match, req, segments) : undefined
    if (!segments || !found || found.found === 'nothing') return void sendError(res, 404, messages.pathUnknown)
    if (found.found === 'path') {
      res.set('allow', found.allow)
      return void sendError(res, 405, messages.methodUnknown)
    }
    // No other site can make a browser send a key; with one the cookie is not read.
    const hasKey = apiKeyIn(req.get('authorization')) !== undefined
    if (!hasKey && isForbiddenOrigin(req, settings, found.route.changesState))
      return void sendError(res, 403, messages.foreignOrigin)
    const limit: BodyLimit = { bytes: REQUEST_BODY_MAX_BYTES, exceeded: false }
    const run = found.route.longQuery && isLongQuery(req) ? dispatchLongQuery : dispatch
    const respond = (): Promise<Response> =>
      run(payload.config, found, toApiRequest(req, res, segments, limit), requestInfoOf(req, res))
    if (found.route.cacheable)
      // A limited key's 429 is not shared with visitors who ask for the same.
      return respondThroughCache(req, res, cache, async () => toRenderedResponse(await respond()), {
        isPersonal: hasKey,
      })
    await sendWithLimit(limit, await respond(), req, res)
  })
}

type Matcher = (method: string, segments: readonly string[]) => Match

/** The panel sends long queries as the body of a POST with a method override header. */
const isLongQuery = (req: ExpressRequest): boolean =>
  req.method === 'POST' && req.get('x-payload-http-method-override') === 'GET'

function matchRequest(match: Matcher, req: ExpressRequest, segments: readonly string[]): Match {
  const read = isLongQuery(req) ? match('GET', segments) : undefined
  return read?.found === 'route' && read.route.longQuery ? read : match(req.method, segments)
}

/** Replaces the 400 of a handler whose body was cut off at the limit by a 413. */
async function sendWithLimit(
  limit: BodyLimit,
  response: Response,
  req: ExpressRequest,
  res: ExpressResponse,
): Promise<void> {
  if (limit.exceeded && response.status === 400) return void sendError(res, 413, messages.bodyTooLarge)
  await sendResponse(response, req, res)
}
