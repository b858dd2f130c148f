import type { IncomingMessage, ServerResponse } from 'node:http'

import { isRead } from '#cms/common/read-request.ts'
import type { VisitorCache } from './cache.ts'
import { cacheKey } from './cache-key.ts'
import { type OwnHeader, sendCached } from './send-cached.ts'

/**
 * Creates a handler that responds from the cache, before any other request handling; it returns false on a cache miss.
 *
 * @param headersOf the headers of every response
 * @param respond sends a response with a header of its own
 */
export const createCachedResponder =
  (
    cache: VisitorCache,
    headersOf: (req: IncomingMessage) => Readonly<Record<string, string>>,
    respond: (req: IncomingMessage, res: ServerResponse, send: (own: OwnHeader) => void) => void,
  ) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (!isRead(req)) return false
    const key = cacheKey(req.url ?? '')
    const cached = key === undefined ? undefined : cache.find(key)
    if (!cached) return false
    respond(req, res, (own) => sendCached(req, res, cache, cached, headersOf(req), own))
    return true
  }
