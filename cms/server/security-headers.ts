import { randomBytes } from 'node:crypto'

import type { RequestHandler } from 'express'

import type { Settings } from '#cms/common/settings.ts'

/** Styles inside descriptions are attributes; nothing else inline runs or styles. The map is the one foreign frame. */
const sitePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/** Next's pages bring inline scripts, which the nonce of each answer allows, and Payload's inline styles. */
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

const isPanel = (path: string): boolean => /^\/(admin|_next)(\/|\?|$)/.test(path)

/** Shown in a frame of the panel. */
const isPreview = (path: string): boolean => path.startsWith('/preview/')

type Headers = Readonly<Record<string, string>>

/** Headers of every answer, by the request's path. Those of the panel differ with each call. */
export function securityHeadersFor({
  publicUrl,
  production,
}: Pick<Settings, 'publicUrl' | 'production'>): (path: string) => Headers {
  const always: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  // In development Vite and Next inject scripts and styles of their own.
  if (!production) return () => always
  const site: Headers = { ...always, 'content-security-policy': `${sitePolicy}; frame-ancestors 'none'` }
  const preview: Headers = { ...always, 'content-security-policy': `${sitePolicy}; frame-ancestors 'self'` }
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
    // Next reads the nonce for its scripts from the request's policy, which is not the client's to choose.
    req.headers['content-security-policy'] = headers['content-security-policy']
    next()
  }
