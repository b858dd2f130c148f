import { createServer, get, type RequestListener } from 'node:http'
import path from 'node:path'
import { duplexPair } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

import { log } from '#cms/log.ts'
import { withoutItsListeners } from './unhandled.ts'

/** Loads Payload's panel and renders a page of it once: both keep the event loop for long, and only the first time. */
export async function loadPanel(production: boolean): Promise<RequestListener> {
  const started = performance.now()
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
  await turn()
  const handler = panel.getRequestHandler()
  if (production) await askOnce(handler, '/admin/login')
  log.info({ ms: Math.round(performance.now() - started) }, 'panel loaded')
  return handler
}

/** Asks a handler for a page, over a connection that only this process sees. */
export async function askOnce(handler: RequestListener, page: string): Promise<void> {
  const [client, server] = duplexPair()
  createServer(handler).emit('connection', server)
  await new Promise<void>((resolve, reject) => {
    const request = get({ path: page, host: 'localhost', agent: false, createConnection: () => client }, (res) => {
      res.resume()
      res.once('end', resolve)
      res.once('error', reject)
    })
    request.once('error', reject)
  })
  client.destroy()
}
