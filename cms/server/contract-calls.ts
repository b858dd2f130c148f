import { createPayloadRequest, type SanitizedConfig } from 'payload'

import { messages } from '#contract/failure.ts'
import { BODY_BYTES, IMAGE_BYTES } from '#contract/limits.ts'
import { ownRoutes } from '#cms/api/endpoints.ts'
import { compile } from '#cms/api/routes.ts'
import type { Settings } from '#cms/settings.ts'
import type { VisitorCache } from '#cms/visitor-cache/cache.ts'
import { type ApiHandler, apiRequest, refuse, segmentsOf } from './api-request.ts'
import { type BodyLimit, send } from './fetch-bridge.ts'
import { isForeign } from './origin.ts'
import { answerOf, answerVisitor } from './visitor-answer.ts'

const match = compile(ownRoutes)

/** Everything that a body may be, its multipart wrapping included; the handlers judge its parts. */
const MOST_BYTES = IMAGE_BYTES + 2 * BODY_BYTES

/** The contract's calls, judged in its order: path and method, origin, and then the call's own handler. */
export const contractCalls =
  (config: SanitizedConfig, cache: VisitorCache, settings: Settings): ApiHandler =>
  async (req, res) => {
    const segments = segmentsOf(req.path)
    if (!segments) return refuse(res, 400, messages.pathInvalid)
    const found = match(req.method, segments)
    if (found.found === 'nothing') return false
    if (found.found === 'path') {
      // Payload's REST has other calls at the places of the panel's sign-in doors.
      if (segments[0] === 'users') return false
      res.set('allow', found.allow)
      return refuse(res, 405, messages.methodUnknown)
    }
    const { route, params } = found
    if (isForeign(req, settings, route.changes)) return refuse(res, 403, messages.foreignOrigin)
    const limit: BodyLimit = { bytes: MOST_BYTES, exceeded: false }
    const ask = async (): Promise<Response> => {
      const request = await createPayloadRequest({ canSetHeaders: true, config, request: apiRequest(req, res, limit) })
      request.routeParams = params
      return route.handler(request)
    }
    if (route.forVisitors) {
      await answerVisitor(req, res, cache, async () => answerOf(await ask()))
      return true
    }
    const response = await ask()
    if (limit.exceeded && response.status === 400) return refuse(res, 413, messages.bodyTooLarge)
    await send(response, req, res)
    return true
  }
