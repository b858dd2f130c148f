import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { isRead } from '#cms/common/read-request.ts'
import { countCacheRead } from '#cms/metrics/metrics.ts'
import { isCached, type RenderedResponse, type CachedResponse, type VisitorCache } from '#cms/visitor-cache/cache.ts'
import { cacheKey } from '#cms/visitor-cache/cache-key.ts'
import { sendCached } from '#cms/visitor-cache/send-cached.ts'

/**
 * Responds from the cache, or computes the response, caches it if allowed, and sends it.
 *
 * @param isPersonal the response may depend on the caller's cookies
 */
export async function respondThroughCache(
  req: ExpressRequest,
  res: ExpressResponse,
  cache: VisitorCache,
  compute: () => Promise<RenderedResponse | CachedResponse>,
  { isPersonal = false } = {},
): Promise<void> {
  const key = isRead(req) ? cacheKey(req.originalUrl) : undefined
  // Cache hits were answered earlier, by respond-from-cache.ts.
  if (key !== undefined) countCacheRead('miss')
  const target = isPersonal ? undefined : req.originalUrl
  const response = key === undefined ? await compute() : await cache.load(key, target, compute)
  if (isCached(response)) return sendCached(req, res, cache, response, { vary: String(res.getHeader('vary') ?? '') })
  res.status(response.status).set(response.headers)
  res.set('content-length', String(Buffer.byteLength(response.body)))
  res.end(req.method === 'HEAD' ? undefined : response.body)
}

/** Converts a Fetch response without cookies to the cache's type. */
export async function toRenderedResponse(response: Response): Promise<RenderedResponse> {
  const parts: Uint8Array[] = []
  if (response.body) for await (const part of response.body) parts.push(part)
  const body = await concatenated(parts)
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}

/** The number of bytes that are copied in one or two milliseconds. */
const COPIED_AT_ONCE = 4_000_000

/** Concatenates parts, yielding to the event loop after every few megabytes. */
async function concatenated(parts: readonly Uint8Array[]): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(parts.reduce((bytes, { length }) => bytes + length, 0))
  let [at, turnAt] = [0, COPIED_AT_ONCE]
  for (const part of parts) {
    if (at > turnAt) {
      await yieldToEventLoop()
      turnAt = at + COPIED_AT_ONCE
    }
    whole.set(part, at)
    at += part.length
  }
  return whole
}
