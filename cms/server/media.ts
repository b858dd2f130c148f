import path from 'node:path'

import express, { type Express, type RequestHandler } from 'express'

import type { Settings } from '#cms/common/settings.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** Pictures under names that are never used again for other bytes: kept for a year, with ranges and tags, never run. */
export function serveMedia(app: Express, { mediaDir }: Pick<Settings, 'mediaDir'>): void {
  const files = express.static(mediaDir, {
    dotfiles: 'ignore',
    fallthrough: true,
    immutable: true,
    index: false,
    maxAge: YEAR_MS,
    redirect: false,
    setHeaders: (res, file) => {
      res.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
      res.setHeader('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      // Names are made by this server, of digits, letters and dashes (cms/media/prepare.ts): nothing in them needs escaping.
      res.setHeader('content-disposition', `inline; filename="${path.basename(file)}"`)
      res.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })
  const onlyPictures: RequestHandler = (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.status(405).set('allow', 'GET, HEAD').end()
    // A tag that fits is a 304, also for clients that add `no-cache` to their own conditional requests (fetch does).
    delete req.headers['cache-control']
    return /^\/[\w.%-]+\.(jpg|png|webp|avif|gif)$/.test(req.path) ? files(req, res, next) : next()
  }
  const missing: RequestHandler = (_req, res) => void res.status(404).type('text').send('Not found')
  app.use('/media', onlyPictures, missing)
}
