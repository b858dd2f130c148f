import type { Request, RequestHandler, Response } from 'express'

import { messages } from '#contract/failure.ts'
import { countTurnedAway } from '#cms/metrics/metrics.ts'
import { routeClass } from '#cms/metrics/route-class.ts'
import { beforeHead } from './before-head.ts'
import { inLine } from './line.ts'
import { watchLoad } from './load.ts'
import { RETRY_SECONDS, sendNotice } from './notice.ts'

/**
 * Lets requests wait in line, so that only a few are worked on at once, and turns away what has waited too long, and under
 * too much load all: pages and reads that are not kept, uploads, writes. What is kept for visitors, pictures and the
 * site's files were answered before they came here; health must not fall silent, nor wait. A limit of 0 ms lets all begin.
 */
export function shedLoad(limitMs: number): RequestHandler {
  if (limitMs === 0) return (_req, _res, next) => next()
  const isOverloaded = watchLoad(limitMs)
  const join = inLine(limitMs)
  return (req, res, next) => {
    if (routeClass(req.originalUrl) === 'health') return next()
    if (isOverloaded()) return turnAway(req, res)
    const begin = (done: () => void) => {
      if (req.method === 'GET' || req.method === 'HEAD') onceAnswered(res, done)
      // How long its body takes is the client's business: it takes no place from others.
      else done()
      next()
    }
    join({ begin, turnAway: () => turnAway(req, res), isGone: () => res.closed })
  }
}

/** As soon as the answer begins (its reader may be slow), or its reader has left. */
function onceAnswered(res: Response, then: () => void): void {
  beforeHead(res, then)
  res.once('close', then)
}

function turnAway({ originalUrl }: Request, res: Response): void {
  countTurnedAway(originalUrl)
  if (routeClass(originalUrl) !== 'api') return sendNotice(res, 'Too many visitors at once')
  const headers = { 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }
  res.status(503).set(headers).json({ message: messages.unavailable })
}
