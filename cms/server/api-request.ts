import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { setRequestInfo } from '#cms/api/request-info.ts'
import { clientIp } from './client-ip.ts'
import { type BodyLimit, toRequest } from './fetch-bridge.ts'
import { requestId } from './request-log.ts'

/** Handles a request under /api; resolves to false if it is not for this handler. */
export type ApiHandler = (req: ExpressRequest, res: ExpressResponse) => Promise<boolean>

export function sendError(res: ExpressResponse, status: number, message: string): true {
  res.status(status).set('cache-control', 'no-store').json({ message })
  return true
}

/**
 * Creates the Fetch request for handlers, with its request info. Its path is rebuilt from the matched segments, so that
 * nothing behind the router can read a different path.
 *
 * @param segments percent-encoded, as received
 */
export function toApiRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  segments: readonly string[],
  limit: BodyLimit,
): Request {
  const path = segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')
  const queryStart = req.url.indexOf('?')
  const request = toRequest(req, res, `/api/${path}${queryStart < 0 ? '' : req.url.slice(queryStart)}`, limit)
  setRequestInfo(request, { requestId: requestId(res), clientIp: clientIp(req) })
  return request
}
