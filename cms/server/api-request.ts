import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { setRequestInfo } from '#cms/api/caller.ts'
import { clientIp } from './client-ip.ts'
import { type BodyLimit, toRequest } from './fetch-bridge.ts'
import { requestId } from './request-log.ts'

/** Answers a request under /api, or says false to let the next one try. */
export type ApiHandler = (req: ExpressRequest, res: ExpressResponse) => Promise<boolean>

export function sendFailure(res: ExpressResponse, status: number, message: string): true {
  res.status(status).set('cache-control', 'no-store').json({ message })
  return true
}

/**
 * The Fetch request that handlers take, with what is known of its caller. Its path is spelled anew from the segments that
 * were matched: nothing behind this reads another path.
 *
 * @param segments as they were sent
 */
export function apiRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  segments: readonly string[],
  limit: BodyLimit,
): Request {
  const path = segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')
  const at = req.url.indexOf('?')
  const request = toRequest(req, res, `/api/${path}${at < 0 ? '' : req.url.slice(at)}`, limit)
  setRequestInfo(request, { requestId: requestId(res), clientIp: clientIp(req) })
  return request
}
