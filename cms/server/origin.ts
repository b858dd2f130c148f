import type { Request, RequestHandler } from 'express'

import { messages } from '#contract/failure.ts'
import type { Settings } from '#cms/common/settings.ts'

type Rule = Pick<Settings, 'publicUrl' | 'allowedOrigins'>

interface Heads {
  origin: string | undefined
  site: string | undefined
  host: string | undefined
}

/**
 * Whether a changing call may come from where it says it comes from. A foreign `Origin` (`null` too), or none with a
 * `Sec-Fetch-Site` of another site, is refused; with neither header (a server, curl) no browser was misled into it.
 */
export function isOwn({ origin, site, host }: Heads, { publicUrl, allowedOrigins }: Rule): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (allowedOrigins.includes(origin)) return true
  if (publicUrl !== undefined) return origin === publicUrl
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

const heads = (req: Request): Heads => ({
  origin: req.get('origin'),
  site: req.get('sec-fetch-site'),
  host: req.get('host'),
})

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request is to be refused for its origin; `changes` marks a read that changes something. */
export const isForeign = (req: Request, rule: Rule, changes = !safe.has(req.method)): boolean =>
  changes && !isOwn(heads(req), rule)

/** Refuses changing requests of other sites. */
export const guardOrigin =
  (rule: Rule): RequestHandler =>
  (req, res, next) => {
    if (!isForeign(req, rule)) return next()
    res.status(403).set('cache-control', 'no-store').json({ message: messages.foreignOrigin })
  }

/** The headers that let an allowed origin read an answer, with credentials; nobody else gets any. */
export function corsHeaders(origin: string | undefined, allowedOrigins: readonly string[]): Record<string, string> {
  if (allowedOrigins.length === 0) return {}
  if (origin === undefined || !allowedOrigins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Link, Location, Retry-After, X-Request-Id, X-Total-Count',
  }
}

/** CORS for ALLOWED_ORIGINS, with credentials; nobody else gets such headers. */
export const cors =
  ({ allowedOrigins }: Rule): RequestHandler =>
  (req, res, next) => {
    if (allowedOrigins.length === 0) return next()
    const origin = req.get('origin')
    res.set(corsHeaders(origin, allowedOrigins))
    if (origin === undefined || !allowedOrigins.includes(origin)) return next()
    if (req.method !== 'OPTIONS' || req.get('access-control-request-method') === undefined) return next()
    res
      .set({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Content-Type, Idempotency-Key, If-Match, If-None-Match',
        'access-control-max-age': '600',
      })
      .status(204)
      .end()
  }
