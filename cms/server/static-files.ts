import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import express, { type RequestHandler } from 'express'

import { isRead } from '#cms/common/read-request.ts'
import { IMMUTABLE } from '#cms/common/cache-control.ts'
import type { Settings } from '#cms/common/environment.ts'
import { HOUR_MS } from '#contract/time.ts'
import { chooseEncoding } from '#cms/visitor-cache/encoding.ts'

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

const compressed = /\.(br|gz)$/

/** The folder of the site's browser build. */
export const BUILT_SITE = path.resolve('dist/site')

/** Files of the previous build only: pages that were opened before an update load them. */
const PREVIOUS_BUILD = path.resolve('dist/previous')

/** The service worker, and the script that is served in its place if OFFLINE is off: it replaces an installed one and removes it. */
const WORKER = '/sw.js'
const NO_WORKER = '/sw-off.js'

/** Files at the root with a fixed name, which change with the build. */
const revalidatedFile = /\/(sw|sw-off|offline)\.js(\.br|\.gz)?$/

/** Hashed scripts. Their policy is short, as a first visit loads a dozen: it applies only to a script that is opened as a page. */
const script = /\/assets\/[^/]+\.js(\.br|\.gz)?$/
const SCRIPT_POLICY = "default-src 'none'; object-src 'none'; frame-ancestors 'none'"

/** The handlers that send files, by the files' paths. */
type Served = ReadonlyMap<string, RequestHandler>

/**
 * Serves the site's browser build, precompressed where possible; hashed files are cached for a year. Not with sirv, which sends
 * brotli to clients that refuse it (`br;q=0`).
 *
 * @param folders the build and the files that are kept of the previous one; of files that several have the first folder's is served
 */
export function staticFiles(
  { offline }: Pick<Settings, 'offline'>,
  folders: readonly string[] = [BUILT_SITE, PREVIOUS_BUILD],
): RequestHandler {
  const files: Served = new Map(folders.toReversed().flatMap(filesOf))
  return (req, res, next) => {
    const name = req.path === WORKER && !offline ? NO_WORKER : req.path
    if (name !== req.path) req.url = name
    // Compressed files are sent in place of theirs, and have no addresses of their own.
    const send = compressed.test(name) ? undefined : files.get(name)
    if (!isRead(req) || !send) return next()
    // Two builds may have a file of one name, of which only one is large enough to be compressed.
    const isBeside = (suffix: string) => files.get(name + suffix) === send
    if (!isBeside(suffixes.br)) return send(req, res, next)
    const encoding = chooseEncoding(req.get('accept-encoding'))
    res.vary('accept-encoding')
    if (encoding !== 'identity' && isBeside(suffixes[encoding])) {
      // The content type of the original file, not of the compressed one.
      res.type(path.extname(name)).set('content-encoding', encoding)
      req.url = name + suffixes[encoding]
    }
    return send(req, res, next)
  }
}

function filesOf(folder: string): [string, RequestHandler][] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const send = express.static(folder, {
    index: false,
    redirect: false,
    maxAge: HOUR_MS,
    setHeaders: (res, file) => {
      if (revalidatedFile.test(file)) res.set('cache-control', 'no-cache')
      if (script.test(file))
        res.set('content-security-policy', SCRIPT_POLICY).removeHeader('cross-origin-opener-policy')
      if (file.startsWith(`${folder}/assets/`)) res.set('cache-control', IMMUTABLE)
    },
  })
  const urlPaths = names.map((name) => `/${name.replaceAll('\\', '/')}`)
  // The template of the pages, not a page.
  return urlPaths.filter((urlPath) => urlPath !== '/index.html').map((urlPath) => [urlPath, send])
}
