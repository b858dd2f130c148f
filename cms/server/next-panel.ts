import { existsSync } from 'node:fs'
import { createServer, get, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { duplexPair } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { disableAsyncStorage, watchAsyncStorage } from '#cms/internals/async-storage.ts'
import { pageChunks } from '#cms/internals/next-build.ts'
import { log } from '#cms/common/log.ts'
import { withoutAddedListeners } from './unhandled-errors.ts'

/** Written by tools/build.js when the panel is built, and removed while the build does not match the sources. */
const STAMP = 'dist/.stamps/panel'

/** Whether the panel is built; `npm start` builds it beside the serving site. */
export const isPanelBuilt = (): boolean => existsSync(STAMP)

/** Loads Payload's panel, which blocks the event loop for a while. */
export async function loadPanel(production: boolean): Promise<RequestListener> {
  const started = performance.now()
  if (production) {
    watchAsyncStorage()
    await preloadChunks()
  }
  const { default: next } = await import('next')
  await yieldToEventLoop()
  const panel = next({
    dev: !production,
    dir: path.resolve('cms/panel'),
    quiet: true,
    // Next handles upgrades of the given server and never closes foreign ones: it gets an unused server.
    ...(production ? { httpServer: createServer() } : {}),
  })
  await withoutAddedListeners(() => panel.prepare())
  log.info({ ms: Math.round(performance.now() - started) }, 'panel loaded')
  return production ? disablingAsyncStorageWhenIdle(panel.getRequestHandler()) : panel.getRequestHandler()
}

/** The time after the panel's last response until `disableAsyncStorage` is called: work may go on after a response. */
const PANEL_IDLE_MS = 2000

/** Undoes the process-wide effects of panel requests once there have been none for a while. */
function disablingAsyncStorageWhenIdle(panel: RequestListener): RequestListener {
  let active = 0
  let rest: NodeJS.Timeout | undefined
  return (req, res) => {
    clearTimeout(rest)
    active += 1
    res.once('close', () => {
      active -= 1
      if (active === 0) rest = setTimeout(disableAsyncStorage, PANEL_IDLE_MS).unref()
    })
    return panel(req, res)
  }
}

/**
 * Loads the chunks of the panel's page one per event loop iteration. Next would load them all in one iteration, and now finds
 * them in the cache of `require`.
 */
async function preloadChunks(): Promise<void> {
  const require = createRequire(import.meta.url)
  for (const file of await pageChunks('cms/panel')) {
    await yieldToEventLoop()
    require(file)
  }
}

const TIMEOUT_MS = 30_000

/** Requests a page from a handler over an in-process connection. */
export async function requestPage(handler: RequestListener, page: string): Promise<void> {
  const [client, server] = duplexPair()
  createServer(handler).emit('connection', server)
  await new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = get({ path: page, host: 'localhost', signal, createConnection: () => client }, (res) => {
      res.resume()
      res.once('end', resolve)
      res.once('error', reject)
    })
    request.once('error', reject)
  })
  client.destroy()
}
