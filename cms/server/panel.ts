import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { RequestHandler } from 'express'
import type { Payload } from 'payload'

import { hasSessionCookie } from '#cms/auth/cookie.ts'
import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/settings.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { sendUnavailablePage } from './unavailable-page.ts'
import { nextRequestOf } from './panel-guard.ts'
import { requestPage, loadPanel } from './panel-load.ts'

/** Within a minute even under constant load. */
const IDLE_WAIT = { minMs: 0, maxMs: 60_000 }

/** How long a request waits for the panel to be loaded. */
const MAX_WAIT_MS = 10_000

interface Panel {
  /** Has the panel loaded once a request is of the staff: it is for the panel, or has a session cookie. Takes all requests. */
  expectStaff: RequestHandler
  /** Serves the panel. */
  serve: RequestHandler
}

/**
 * Payload's panel, a Next.js app in this process that shares this Payload instance. Loading it blocks the event loop, takes
 * memory and, before Node.js 24, makes every request slower: it is loaded in idle time after the first request of the staff.
 */
export function createPanel(payload: Payload, { production, panelLoad }: Settings): Panel {
  const load = () => loadPanel(production)
  if (!production || panelLoad === 'request')
    return { expectStaff: (_req, _res, next) => next(), serve: panelHandler(load) }
  let isExpected = false
  let expect = (): void => undefined
  const expected = new Promise<void>((resolve) => (expect = resolve))
  const idleTime = expected.then(() => waitUntilIdle(IDLE_WAIT))
  return {
    expectStaff(req, _res, next) {
      if (!isExpected && (PANEL.test(req.path) || hasSessionCookie(payload, req.headers.cookie))) {
        isExpected = true
        expect()
      }
      next()
    },
    serve: panelHandler(async () => warmUp(await load()), idleTime, MAX_WAIT_MS),
  }
}

/** The panel and its files. */
const PANEL = /^\/(admin|_next)(\/|$)/

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
