import { randomBytes } from 'node:crypto'

import type { RequestHandler } from 'express'

import { splitLanguage } from '#contract/language-path.ts'
import type { Settings } from '#cms/common/environment.ts'

/** Inline styles only as attributes (in descriptions), no inline scripts; the map is the only foreign frame. */
const sitePolicy = (mediaUrl: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${mediaUrl === undefined ? '' : ` ${mediaUrl}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** Next's inline scripts are allowed by a nonce per response; Payload uses inline styles. */
const panelPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Whether a path, with or without its query, is the panel's or of its files. */
export const isPanel = (path: string): boolean => /^\/(admin|_next)(\/|\?|$)/.test(path)

/** Previews, in every language, are framed by the panel. */
const isPreview = (path: string): boolean => splitLanguage(path).path.startsWith('/preview/')

type Headers = Readonly<Record<string, string>>

/** Security headers by request path. The panel's contain a new nonce each time. */
export function securityHeadersFor({
  publicUrl,
  mediaUrl,
  production,
}: Pick<Settings, 'publicUrl' | 'mediaUrl' | 'production'>): (path: string) => Headers {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  // In development Vite and Next inject inline scripts and styles.
  if (!production) return () => always
  const policy = sitePolicy(mediaUrl)
  const site: Headers = { ...always, 'content-security-policy': `${policy}; frame-ancestors 'none'` }
  const preview: Headers = { ...always, 'content-security-policy': `${policy}; frame-ancestors 'self'` }
  const panel = (): Headers => ({
    ...always,
    'content-security-policy': panelPolicy(randomBytes(16).toString('base64')),
  })
  return (path) => (isPanel(path) ? panel() : isPreview(path) ? preview : site)
}

export const securityHeaders =
  (headersFor: (path: string) => Headers): RequestHandler =>
  (req, res, next) => {
    const headers = headersFor(req.path)
    res.set(headers)
    // Next reads the nonce from this request header; the client's own value is overwritten.
    req.headers['content-security-policy'] = headers['content-security-policy']
    next()
  }
