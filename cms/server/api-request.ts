import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { messageCodeHeader } from '#cms/common/message-code-header.ts'
import type { RequestInfo } from '#cms/common/request-context.ts'
import { clientIp } from './client-ip.ts'
import { type BodyLimit, toRequest } from './fetch-bridge.ts'
import { requestId } from './request-log.ts'

/** Handles a request under /api; resolves to false if it is not for this handler. */
export type ApiHandler = (req: ExpressRequest, res: ExpressResponse) => Promise<boolean>

/** Sends a failure with the code of its message. Returns true: the request is handled. */
export function sendError(res: ExpressResponse, status: number, message: string): true {
  res
    .status(status)
    .set({ 'cache-control': 'no-store', ...messageCodeHeader(message) })
    .json({ message })
  return true
}

/**
 * Creates the Fetch request for handlers. Its path is rebuilt from the matched segments, so that
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
  return toRequest(req, res, `/api/${path}${queryStart < 0 ? '' : req.url.slice(queryStart)}`, limit)
}

/** The request's data for handlers, besides its user. */
export const requestInfoOf = (req: ExpressRequest, res: ExpressResponse): RequestInfo => ({
  requestId: requestId(res),
  clientIp: clientIp(req),
})
