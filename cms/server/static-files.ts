import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import express, { type RequestHandler } from 'express'

import type { Settings } from '#cms/common/settings.ts'
import { HOUR_MS, YEAR_MS } from '#contract/time.ts'
import { chooseEncoding } from '#cms/visitor-cache/encoding.ts'

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

/** The folder of the site's browser build. */
export const BUILT_SITE = path.resolve('dist/site')

/** The service worker, and what it is where OFFLINE is off: browsers that have one replace it, and so lose it. */
const WORKER = '/sw.js'
const NO_WORKER = '/sw-off.js'

/** Files at the root with a fixed name, which change with the build. */
const askedAnew = /\/(sw|sw-off|offline)\.js(\.br|\.gz)?$/

/**
 * Serves the site's browser build, precompressed where possible; hashed files are cached for a year. Not with sirv, which sends
 * brotli to clients that refuse it (`br;q=0`).
 */
export function staticFiles({ offline }: Pick<Settings, 'offline'>): RequestHandler {
  const names = existsSync(BUILT_SITE) ? readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }) : []
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
  // The template of the pages, not a page.
  files.delete('/index.html')
  const send = express.static(BUILT_SITE, {
    index: false,
    redirect: false,
    maxAge: HOUR_MS,
    setHeaders: (res, file) => {
      if (askedAnew.test(file)) res.set('cache-control', 'no-cache')
      if (file.startsWith(`${BUILT_SITE}/assets/`))
        res.set('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`)
    },
  })
  return (req, res, next) => {
    const name = req.path === WORKER && !offline ? NO_WORKER : req.path
    if (name !== req.path) req.url = name
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !files.has(name)) return next()
    if (!files.has(`${name}.br`)) return send(req, res, next)
    const encoding = chooseEncoding(req.get('accept-encoding'))
    res.vary('accept-encoding')
    if (encoding !== 'identity' && files.has(name + suffixes[encoding])) {
      // The content type of the original file, not of the compressed one.
      res.type(path.extname(name)).set('content-encoding', encoding)
      req.url = name + suffixes[encoding]
    }
    return send(req, res, next)
  }
}
