import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { setCaller } from '#cms/api/caller.ts'
import { clientIp } from './client-ip.ts'
import { type BodyLimit, toRequest } from './fetch-bridge.ts'
import { requestId } from './request-log.ts'

/** Answers a request under /api, or says false to let the next one try. */
export type ApiHandler = (req: ExpressRequest, res: ExpressResponse) => Promise<boolean>

export function refuse(res: ExpressResponse, status: number, message: string): true {
  res.status(status).set('cache-control', 'no-store').json({ message })
  return true
}

/** The path's words, decoded each by itself so that an encoded slash separates nothing; undefined if that fails. */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return path.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** The Fetch request that Payload and the contract's handlers take, with what is known of its caller. */
export const apiRequest = (req: ExpressRequest, res: ExpressResponse, limit: BodyLimit): Request =>
  withCaller(req, res, toRequest(req, res, `/api${req.url}`, limit))

/** The same once the whole body is there; undefined if it is over the limit. */
export async function wholeApiRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  limit: BodyLimit,
): Promise<Request | undefined> {
  const request = toRequest(req, res, `/api${req.url}`, limit)
  const body = await request.arrayBuffer().catch((error: unknown) => {
    if (limit.exceeded) return undefined
    throw error
  })
  const { url, method, headers, signal } = request
  return body && withCaller(req, res, new Request(url, { method, headers, signal, body }))
}

function withCaller(req: ExpressRequest, res: ExpressResponse, request: Request): Request {
  setCaller(request, { requestId: requestId(res), address: clientIp(req) })
  return request
}
