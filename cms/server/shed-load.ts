import type { RequestHandler, Response } from 'express'

import { messages } from '#contract/failure.ts'
import { countTurnedAway } from '#cms/metrics/metrics.ts'
import { routeClass } from '#cms/metrics/route-class.ts'

const RETRY_SECONDS = '5'

/**
 * Under too much load turns away what would add to it: pages and reads that are not kept, uploads, writes. What is kept for
 * visitors, pictures and the site's files were answered before they came here; health must not fall silent.
 */
export const shedLoad =
  (isOverloaded: () => boolean): RequestHandler =>
  (req, res, next) => {
    if (!isOverloaded() || routeClass(req.originalUrl) === 'health') return next()
    countTurnedAway(req.originalUrl)
    res.status(503).set({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
    if (routeClass(req.originalUrl) === 'api') res.json({ message: messages.unavailable })
    else sendPage(res)
  }

/** As little as says it; the browser asks again by itself. */
function sendPage(res: Response): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}">`
  const title = '<title>Too many visitors at once</title>'
  res
    .type('html')
    .send(`<!doctype html><html lang="en"><head>${head}${title}</head><body><p>${messages.unavailable}</p>`)
}
