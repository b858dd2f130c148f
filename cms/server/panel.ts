import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Express, RequestHandler } from 'express'

import { log } from '#cms/log.ts'
import type { Settings } from '#cms/settings.ts'
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
  let panel: Promise<RequestListener> | undefined
  const load = (): Promise<RequestListener> =>
    (panel ??= loadPanel(production).catch((error: unknown) => {
      // The next request tries again.
      panel = undefined
      throw error
    }))
  const idly = production && panelLoad === 'idle'
  let isTime = !idly
  const loadedIdly = idly ? untilIdle(PATIENCE).then(load).then(warmUp) : undefined
  loadedIdly
    ?.catch((error: unknown) => log.error({ err: error }, 'the panel could not be loaded'))
    .finally(() => {
      isTime = true
    })
  const serve: RequestHandler = async (req, res) => {
    const answer = await (isTime ? load() : Promise.race([loadedIdly, pause(MOST_WAIT_MS, undefined, { ref: false })]))
    if (!answer) return sendNotice(res, 'The panel is being loaded')
    // Express has cut the mount path off; Next wants the whole address.
    req.url = req.originalUrl
    answer(panelRequest(req, res), res)
  }
  app.use(['/admin', '/_next'], serve)
}

/** What is computed only once, its first page computes: in idle time, too. */
async function warmUp(panel: RequestListener): Promise<RequestListener> {
  await askOnce(panel, '/admin/login')
  return panel
}
