import type { IncomingMessage, ServerResponse } from 'node:http'

import type { VisitorCache } from './cache.ts'
import { cacheKey } from './cache-key.ts'
import { type OwnHeader, sendCached } from './send-cached.ts'

/**
 * Creates a handler that responds from the cache, before any other request handling; it returns false on a cache miss.
 *
 * @param headersOf the headers of every response
 * @param ownHeader this response's own header
 */
export const createCachedResponder =
  (
    cache: VisitorCache,
    headersOf: (req: IncomingMessage) => Readonly<Record<string, string>>,
    ownHeader: (req: IncomingMessage, res: ServerResponse) => OwnHeader,
  ) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const key = cacheKey(req.url ?? '')
    const cached = key === undefined ? undefined : cache.find(key)
    if (!cached) return false
    sendCached(req, res, cache, cached, headersOf(req), ownHeader(req, res))
    return true
  }
