import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

import { countCacheRead } from '#cms/metrics/metrics.ts'
import type { RenderedResponse, CachedResponse, VisitorCache } from '#cms/visitor-cache/cache.ts'
import { cacheKey } from '#cms/visitor-cache/cache-key.ts'
import { sendCached } from '#cms/visitor-cache/send-cached.ts'

/**
 * Responds from the cache, or computes the response, caches it if allowed, and sends it.
 *
 * @param isPersonal the response may depend on the caller's cookies
 * @param sharedKey the key of a response that is the same for all URLs with this key; not a path
 */
export async function respondThroughCache(
  req: ExpressRequest,
  res: ExpressResponse,
  cache: VisitorCache,
  compute: () => Promise<RenderedResponse>,
  { isPersonal = false, sharedKey }: { isPersonal?: boolean; sharedKey?: string | undefined } = {},
): Promise<void> {
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  const key = isRead ? (sharedKey ?? cacheKey(req.originalUrl)) : undefined
  // Cache hits were answered earlier, by cached-responder.ts.
  if (key !== undefined) countCacheRead('miss')
  const target = isPersonal ? undefined : (sharedKey ?? req.originalUrl)
  const response = key === undefined ? await compute() : await cache.load(key, target, compute, sharedKey !== undefined)
  if (isCached(response))
    return sendCached(req, res, cache, key ?? '', response, { vary: String(res.getHeader('vary') ?? '') })
  res.status(response.status).set(response.headers)
  res.set('content-length', String(Buffer.byteLength(response.body)))
  res.end(req.method === 'HEAD' ? undefined : response.body)
}

const isCached = (response: RenderedResponse | CachedResponse): response is CachedResponse => 'tag' in response

/** Converts a Fetch response without cookies to the cache's type. */
export async function toRenderedResponse(response: Response): Promise<RenderedResponse> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}
