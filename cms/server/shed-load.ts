import type { Request, RequestHandler, Response } from 'express'

import { splitLanguage } from '#contract/language-path.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { isRead } from '#cms/common/read-request.ts'
import { countRejected } from '#cms/metrics/metrics.ts'
import { routeClass } from '#cms/metrics/route-class.ts'
import { onHeaders } from '#cms/internals/node-http.ts'
import { sendError } from './api-request.ts'
import { createRequestQueue } from './request-queue.ts'
import { type BlockedUntil, watchOverload } from './overload-detector.ts'
import { RETRY_AFTER, sendUnavailablePage } from './unavailable-page.ts'

/**
 * Load shedding for uncached reads, pages, uploads and writes: queues requests so that few run at once, and rejects with 503
 * those that have waited too long, or all of them under overload. Cached reads, pictures and static files are served before;
 * health checks pass. A limit of 0 ms disables it.
 */
export function shedLoad(limitMs: number, blockedUntil: BlockedUntil): RequestHandler {
  if (limitMs === 0) return (_req, _res, next) => next()
  const isOverloaded = watchOverload(limitMs, blockedUntil)
  const enqueue = createRequestQueue(limitMs, blockedUntil)
  return (req, res, next) => {
    if (routeClass(req.originalUrl) === 'health') return next()
    if (isOverloaded()) return rejectOverloaded(req, res)
    const start = (done: () => void) => {
      if (isRead(req)) onResponseStart(res, done)
      // A write frees its slot at once: how long its body takes depends on the client.
      else done()
      next()
    }
    enqueue({ start, reject: () => rejectOverloaded(req, res), isClosed: () => res.closed })
  }
}

/** Calls back when the response starts (the client may read it slowly), or when the client disconnects. */
function onResponseStart(res: Response, then: () => void): void {
  onHeaders(res, then)
  res.once('close', then)
}

const tooMany: Readonly<Record<Language, { title: string; text: string; unsent: string }>> = {
  en: {
    title: 'Too many visitors at once',
    text: 'This page tries again by itself in a few seconds.',
    unsent: 'Nothing was sent. Go back, and send it again in a few seconds.',
  },
  ne: {
    title: 'एकै पटक धेरै आगन्तुक',
    text: 'यो पृष्ठले केही सेकेन्डमा आफैँ फेरि प्रयास गर्छ।',
    unsent: 'केही पनि पठाइएन। पछाडि फर्केर केही सेकेन्डमा फेरि पठाउनुहोस्।',
  },
}

function rejectOverloaded(req: Request, res: Response): void {
  const { originalUrl } = req
  countRejected(originalUrl)
  if (routeClass(originalUrl) !== 'api') {
    const { language } = splitLanguage(originalUrl.split('?', 1)[0] ?? '')
    const { title, text, unsent } = tooMany[language]
    // A reload would be a GET, without what was sent.
    const reloads = isRead(req)
    return sendUnavailablePage(res, { title, text: reloads ? text : unsent, reloads, language })
  }
  res.set('retry-after', RETRY_AFTER)
  sendError(res, 503, messages.unavailable)
}
