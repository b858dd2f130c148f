import type { IncomingMessage, ServerResponse } from 'node:http'

import type { VisitorCache } from './cache.ts'
import { cacheKey } from './key.ts'
import { sendKept } from './send.ts'

/**
 * Answers from the cache before anything else is entered. `headersOf` gives what every answer carries, `ownHeaders`
 * names and values that are this one's alone. False if there is nothing kept for this request.
 */
export const answerKept =
  (
    cache: VisitorCache,
    headersOf: (req: IncomingMessage) => Readonly<Record<string, string>>,
    ownHeaders: (req: IncomingMessage, res: ServerResponse) => readonly string[],
  ) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const key = cacheKey(req.url ?? '')
    const kept = key === undefined ? undefined : cache.find(key)
    if (key === undefined || !kept) return false
    sendKept(req, res, cache, key, kept, headersOf(req), ownHeaders(req, res))
    return true
  }
