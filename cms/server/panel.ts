import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { RequestHandler } from 'express'

import { hasSessionCookie, type WithPrefix } from '#cms/auth/cookie.ts'
import { log } from '#cms/common/log.ts'
import type { Settings } from '#cms/common/environment.ts'
import { isPanel } from './security-headers.ts'
import type { BlockedUntil } from './overload-detector.ts'
import { type IdleWait, waitUntilIdle } from './wait-until-idle.ts'
import { sendUnavailablePage } from './unavailable-page.ts'
import { nextRequestOf } from './panel-guard.ts'
import { isPanelBuilt, loadPanel, requestPage } from './next-panel.ts'

/** Soon even under constant load: somebody may be waiting for it. */
const IDLE_WAIT = { minMs: 0, maxMs: 15_000 }

/** How long a request waits until the panel is loaded. */
const MAX_WAIT_MS = 10_000

/** The functions that the panel is made with; tests pass their own. */
interface PanelParts {
  isBuilt: () => boolean
  load: (production: boolean) => Promise<RequestListener>
  untilIdle: (wait: IdleWait) => Promise<void>
}

const parts: PanelParts = { isBuilt: isPanelBuilt, load: loadPanel, untilIdle: waitUntilIdle }

interface Panel {
  /** Schedules loading the panel at the staff's first request: one for the panel, or with a session cookie. Passes all requests on. */
  expectStaff: RequestHandler
  /** Answers with 503 and a page that explains it while the panel is being built. */
  waitForBuild: RequestHandler
  /** Serves the panel. */
  serve: RequestHandler
  /** Until when loading the panel has blocked the event loop. */
  blockedUntil: BlockedUntil
}

/**
 * Payload's panel, a Next.js app in this process that shares this Payload instance. Loading it blocks the event loop, takes
 * memory and, before Node.js 24, makes every request slower: it is loaded in idle time after the first request of the staff.
 */
export function createPanel(
  payload: WithPrefix,
  { production, panelLoad }: Pick<Settings, 'production' | 'panelLoad'>,
  { isBuilt, load, untilIdle }: PanelParts = parts,
): Panel {
  const pass: RequestHandler = (_req, _res, next) => next()
  const { timed, blockedUntil } = blockTimer()
  const loadNow = () => timed(() => load(production))
  if (!production) return { expectStaff: pass, waitForBuild: pass, serve: panelHandler(loadNow), blockedUntil }
  let wasBuilt = false
  const waitForBuild: RequestHandler = (_req, res, next) => {
    wasBuilt ||= isBuilt()
    if (wasBuilt) next()
    else sendUnavailablePage(res, { title: 'The panel is being built', text: BUILDING })
  }
  if (panelLoad === 'request') return { expectStaff: pass, waitForBuild, serve: panelHandler(loadNow), blockedUntil }
  let isExpected = false
  let expect = (): void => undefined
  const expected = new Promise<void>((resolve) => (expect = resolve))
  const idleTime = expected.then(() => untilIdle(IDLE_WAIT))
  return {
    expectStaff(req, _res, next) {
      const isStaff = () => isPanel(req.path) || hasSessionCookie(payload, req.headers.cookie)
      if (!isExpected && isStaff() && isBuilt()) {
        isExpected = true
        expect()
      }
      next()
    },
    waitForBuild,
    serve: panelHandler(() => timed(async () => warmUp(await load(production), untilIdle)), idleTime, MAX_WAIT_MS),
    blockedUntil,
  }
}

/** Notes until when work has been going on. */
function blockTimer() {
  let isRunning = false
  let endedAt = 0
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    isRunning = true
    try {
      return await work()
    } finally {
      isRunning = false
      endedAt = performance.now()
    }
  }
  const blockedUntil: BlockedUntil = () => (isRunning ? performance.now() : endedAt)
  return { timed, blockedUntil }
}

const BUILDING = 'The panel is being built, which takes about a minute. This page goes on by itself.'
const LOADING = 'This takes a few seconds. The page goes on by itself.'

/**
 * Renders a first page in idle time, to warm up what is computed lazily; not in the same event loop iteration in which Next
 * loads the page's modules after `prepare`.
 */
async function warmUp(panel: RequestListener, untilIdle: PanelParts['untilIdle']): Promise<RequestListener> {
  await untilIdle({ minMs: 0, maxMs: 5000 })
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
    if (!handler) return sendUnavailablePage(res, { title: 'The panel is being loaded', text: LOADING })
    // Express removes the mount path; Next needs the whole URL.
    req.url = req.originalUrl
    await handler(nextRequestOf(req, res), res)
  }
}
