import type { Request, RequestHandler } from 'express'

import { messages } from '#contract/messages.ts'
import type { Settings } from '#cms/common/environment.ts'
import { sendError } from './api-request.ts'

type OriginSettings = Pick<Settings, 'publicUrl' | 'allowedOrigins'>

interface OriginHeaders {
  origin: string | undefined
  site: string | undefined
  host: string | undefined
}

/**
 * Whether a state-changing request has an allowed origin (CSRF protection). Rejected are a foreign `Origin`, `null` included,
 * and a cross-site `Sec-Fetch-Site` without `Origin`. Without both headers the client is no browser.
 */
export function isAllowedOrigin(
  { origin, site, host }: OriginHeaders,
  { publicUrl, allowedOrigins }: OriginSettings,
): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (allowedOrigins.includes(origin)) return true
  if (publicUrl !== undefined) return origin === publicUrl
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

const originHeadersOf = (req: Request): OriginHeaders => ({
  origin: req.get('origin'),
  site: req.get('sec-fetch-site'),
  host: req.get('host'),
})

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request must be rejected for its origin; `changes` overrides whether it changes state. */
export const isForbiddenOrigin = (
  req: Request,
  rule: OriginSettings,
  changes = !safeMethods.has(req.method),
): boolean => changes && !isAllowedOrigin(originHeadersOf(req), rule)

/** Rejects state-changing requests of other sites with 403. */
export const guardOrigin =
  (rule: OriginSettings): RequestHandler =>
  (req, res, next) => {
    if (!isForbiddenOrigin(req, rule)) return next()
    sendError(res, 403, messages.foreignOrigin)
  }

/** The CORS headers of a response, with credentials, for allowed origins only. */
export function corsHeaders(origin: string | undefined, allowedOrigins: readonly string[]): Record<string, string> {
  if (allowedOrigins.length === 0) return {}
  if (origin === undefined || !allowedOrigins.includes(origin)) return { vary: 'Origin' }
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'Accept-Encoding, Content-Location, ETag, Link, Location, Retry-After, X-Message-Code, X-Request-Id, X-Total-Count',
  }
}

/** CORS headers and preflight responses for ALLOWED_ORIGINS, with credentials. */
export const cors =
  ({ allowedOrigins }: OriginSettings): RequestHandler =>
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
