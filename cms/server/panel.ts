import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'

import type { Express, RequestHandler } from 'express'

import { log } from '#cms/log.ts'
import { panelRequest } from './panel-guard.ts'
import { withoutItsListeners } from './unhandled.ts'

/** Payload's panel, a Next.js app in this process, loaded when it is first asked for. It shares this Payload instance. */
export function servePanel(app: Express, { production }: { production: boolean }): void {
  let handler: Promise<RequestListener> | undefined
  const load = async (): Promise<RequestListener> => {
    const started = performance.now()
    const { default: next } = await import('next')
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
  const serve: RequestHandler = async (req, res) => {
    handler ??= load()
    const answer = await handler.catch((error: unknown) => {
      // The next request tries again.
      handler = undefined
      throw error
    })
    // Express has cut the mount path off; Next wants the whole address.
    req.url = req.originalUrl
    answer(panelRequest(req, res), res)
  }
  app.use(['/admin', '/_next'], serve)
}
