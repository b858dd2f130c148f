import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Express, RequestHandler } from 'express'

import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/settings.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { sendUnavailablePage } from './unavailable-page.ts'
import { nextRequestOf } from './panel-guard.ts'
import { requestPage, loadPanel } from './panel-load.ts'

/** Not during the busy first seconds after the start, and within a minute even under constant load. */
const IDLE_WAIT = { minMs: 5000, maxMs: 60_000 }

/** How long a request waits for the panel to be loaded. */
const MAX_WAIT_MS = 10_000

/**
 * Serves Payload's panel, a Next.js app in this process that shares this Payload instance. Loading it blocks the event loop:
 * by default it is loaded in idle time after the start, not by the first request.
 */
export function servePanel(app: Express, { production, panelLoad }: Settings): void {
  const isLoadedWhenIdle = production && panelLoad === 'idle'
  const load = () => loadPanel(production)
  const handler = isLoadedWhenIdle
    ? panelHandler(async () => warmUp(await load()), waitUntilIdle(IDLE_WAIT), MAX_WAIT_MS)
    : panelHandler(load)
  app.use(['/admin', '/_next'], handler)
}

/**
 * Renders a first page in idle time, to warm up what is computed lazily; not in the same event loop iteration in which Next
 * loads the page's modules after `prepare`.
 */
async function warmUp(panel: RequestListener): Promise<RequestListener> {
  await waitUntilIdle({ minMs: 0, maxMs: 5000 })
  await requestPage(panel, '/admin/login').catch((error: unknown) => log.warn({ err: error }, 'panel warm-up failed'))
  return panel
}

/**
 * Passes requests to the panel. Without `loadAt` the first request loads it; otherwise it is loaded when `loadAt` resolves,
 * and earlier requests wait for it up to `maxWaitMs`, then get 503. If loading fails, the next request tries again.
 */
export function panelHandler(
  load: () => Promise<RequestListener>,
  loadAt?: Promise<void>,
  maxWaitMs = 0,
): RequestHandler {
  let panel: Promise<RequestListener> | undefined
  const loadOnce = (): Promise<RequestListener> =>
    (panel ??= load().catch((error: unknown) => {
      panel = undefined
      throw error
    }))
  let scheduledLoad = loadAt?.then(loadOnce).finally(() => (scheduledLoad = undefined))
  scheduledLoad?.catch((error: unknown) => log.error({ err: error }, 'panel could not be loaded'))
  return async (req, res) => {
    const handler = await (scheduledLoad
      ? Promise.race([scheduledLoad, pause(maxWaitMs, undefined, { ref: false })])
      : loadOnce())
    if (!handler) return sendUnavailablePage(res, 'The panel is being loaded')
    // Express removes the mount path; Next needs the whole URL.
    req.url = req.originalUrl
    await handler(nextRequestOf(req, res), res)
  }
}
