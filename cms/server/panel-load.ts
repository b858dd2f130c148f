import { createServer, get, type RequestListener } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { duplexPair } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

import { log } from '#cms/common/log.ts'
import { withoutItsListeners } from './unhandled.ts'

/** Loads Payload's panel, which keeps the event loop for long. */
export async function loadPanel(production: boolean): Promise<RequestListener> {
  const started = performance.now()
  if (production) await readCode()
  const { default: next } = await import('next')
  await turn()
  const panel = next({
    dev: !production,
    dir: path.resolve('cms/panel'),
    quiet: true,
    // Next takes upgrades from the server it is given, and leaves those that are not its own open for ever.
    ...(production ? { httpServer: createServer() } : {}),
  })
  await withoutItsListeners(() => panel.prepare())
  log.info({ ms: Math.round(performance.now() - started) }, 'panel loaded')
  return panel.getRequestHandler()
}

/**
 * Reads and compiles the files of the panel's page, as the build lists them, one in each turn of the event loop. Next
 * would do so in a single turn, and finds them in the cache of `require` now.
 */
async function readCode(): Promise<void> {
  const page = path.resolve('cms/panel/.next/server/app/(payload)/admin/[[...segments]]/page.js')
  const require = createRequire(page)
  const trace: unknown = JSON.parse(await readFile(`${page}.nft.json`, 'utf8'))
  for (const file of filesOf(trace).filter((name) => CHUNK.test(name))) {
    await turn()
    require(path.resolve(path.dirname(page), file))
  }
}

/** Code that only defines modules; the runtime beside it is Next's to start. */
const CHUNK = /\/chunks\/ssr\/(?!\[turbopack\])[^/]*\.js$/

const filesOf = (trace: unknown): string[] =>
  typeof trace === 'object' && trace !== null && 'files' in trace && Array.isArray(trace.files)
    ? trace.files.filter((file) => typeof file === 'string')
    : []

const MOST_MS = 30_000

/** Asks a handler for a page, over a connection within this process. */
export async function askOnce(handler: RequestListener, page: string): Promise<void> {
  const [client, server] = duplexPair()
  createServer(handler).emit('connection', server)
  await new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(MOST_MS)
    const request = get({ path: page, host: 'localhost', signal, createConnection: () => client }, (res) => {
      res.resume()
      res.once('end', resolve)
      res.once('error', reject)
    })
    request.once('error', reject)
  })
  client.destroy()
}
