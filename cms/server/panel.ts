import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Express, RequestHandler } from 'express'

import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/settings.ts'
import { untilIdle } from './idle.ts'
import { sendNotice } from './notice.ts'
import { panelRequest } from './panel-guard.ts'
import { askOnce, loadPanel } from './panel-load.ts'

/** After the start, when its first visitors are served, and within a minute even where they never cease. */
const PATIENCE = { leastMs: 5000, mostMs: 60_000 }

/** So long a request for the panel waits until it is loaded. */
const MOST_WAIT_MS = 10_000

/**
 * Payload's panel, a Next.js app in this process, which shares this Payload instance. Loading it keeps the event loop for
 * long: it is done once, in idle time after the start, and not because somebody asks, unless the settings say so.
 */
export function servePanel(app: Express, { production, panelLoad }: Settings): void {
  const idly = production && panelLoad === 'idle'
  const load = () => loadPanel(production)
  const handler = idly
    ? panelHandler(async () => warmUp(await load()), untilIdle(PATIENCE), MOST_WAIT_MS)
    : panelHandler(load)
  app.use(['/admin', '/_next'], handler)
}

/**
 * What is computed only once its first page computes: in idle time, too, and in a turn other than that in which Next loads
 * the page's modules, which it does by itself after it is prepared.
 */
async function warmUp(panel: RequestListener): Promise<RequestListener> {
  await untilIdle({ leastMs: 0, mostMs: 5000 })
  await askOnce(panel, '/admin/login').catch((error: unknown) => log.warn({ err: error }, 'the panel is not warmed up'))
  return panel
}

/**
 * Hands requests to the panel. Without `untilTime` the first of them loads it; else it is loaded then, and requests before
 * wait for it, at most so long. Should loading fail, the next request after it tries again.
 */
export function panelHandler(
  load: () => Promise<RequestListener>,
  untilTime?: Promise<void>,
  mostWaitMs = 0,
): RequestHandler {
  let panel: Promise<RequestListener> | undefined
  const loaded = (): Promise<RequestListener> =>
    (panel ??= load().catch((error: unknown) => {
      panel = undefined
      throw error
    }))
  let inTime = untilTime?.then(loaded).finally(() => (inTime = undefined))
  inTime?.catch((error: unknown) => log.error({ err: error }, 'the panel could not be loaded'))
  return async (req, res) => {
    const answer = await (inTime ? Promise.race([inTime, pause(mostWaitMs, undefined, { ref: false })]) : loaded())
    if (!answer) return sendNotice(res, 'The panel is being loaded')
    // Express has cut the mount path off; Next wants the whole address.
    req.url = req.originalUrl
    await answer(panelRequest(req, res), res)
  }
}
