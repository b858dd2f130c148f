import express, { type ErrorRequestHandler, type Express } from 'express'
import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { toHttpError } from '#cms/api/response.ts'
import { HttpError, httpError } from '#cms/common/http-error.ts'
import type { Settings } from '#cms/common/environment.ts'
import { atRevision } from '#cms/media/reread-after-change.ts'
import { pictureVisibility } from '#cms/media/picture-visibility.ts'
import { shownDocuments } from '#cms/media/shown-documents.ts'
import { mediaStore } from '#cms/media/chosen-store.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'
import type { createVisitorCache } from './create-visitor-cache.ts'
import { serveApi } from './api.ts'
import { sendError } from './api-request.ts'
import { firmIcons } from './firm-icons.ts'
import { staticFiles } from './static-files.ts'
import { documentFinder, pictureFinder, serveMedia } from './media.ts'
import { cors, guardOrigin } from './origin.ts'
import { createPanel } from './panel.ts'
import { guardNextFiles, guardPanel } from './panel-guard.ts'
import { noteProxy } from '#cms/common/untrusted-proxy.ts'
import { requestId, requestLog } from './request-log.ts'
import { securityHeaders, securityHeadersFor } from './security-headers.ts'
import { shedLoad } from './shed-load.ts'
import { serveSite } from './site.ts'
import { drainUnreadBody } from './drain-body.ts'

/** Assembles the middleware in the order in which it handles a request. */
export async function createApp(
  payload: Payload,
  settings: Settings,
  { cache, revision }: Pick<ReturnType<typeof createVisitorCache>, 'cache' | 'revision'>,
  origin: () => string,
): Promise<Express> {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.set('trust proxy', settings.trustProxy)
  if (settings.trustProxy === 0)
    app.use((req, _res, next) => {
      noteProxy(req)
      next()
    })
  app.use(requestLog, drainUnreadBody, securityHeaders(securityHeadersFor(settings)))
  const isVisible = pictureVisibility(payload, revision.current)
  const shown = atRevision(new Map(), () => shownDocuments(payload), revision.current, 'documents for visitors')
  serveMedia(app, mediaStore(), {
    picture: pictureFinder(payload, settings, isVisible),
    document: documentFinder(payload, shown),
  })
  const firm = atRevision<SiteContent | undefined>(
    undefined,
    () => readSiteContent(payload),
    revision.current,
    'the firm',
  )
  app.use(firmIcons(mediaStore(), firm))
  const panel = createPanel(payload, settings)
  app.use(cors(settings))
  // In development a page loads hundreds of modules: no load shedding.
  if (settings.production) app.use(staticFiles(settings), shedLoad(settings.loadLimitMs, panel.blockedUntil))
  app.use(panel.expectStaff)
  // Checks origins itself, in the contract's order: after path and method.
  serveApi(app, payload, cache, settings)
  app.use(guardOrigin(settings))
  // In development Next's files and functions change at run time.
  app.use(['/admin', '/_next'], panel.waitForBuild)
  if (settings.production) app.use('/admin', guardPanel(payload, settings)).use('/_next', guardNextFiles)
  app.use(['/admin', '/_next'], panel.serve)
  await serveSite(app, payload, cache, origin)
  app.use(onError)
  return app
}

/** The status that Express gives an error of its own, such as 400 to a path that cannot be decoded. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500

function httpErrorOf(error: unknown, id: string): HttpError {
  const status = statusOf(error)
  if (error instanceof HttpError || status >= 500) return toHttpError(error, id)
  return httpError(status, status === 400 ? messages.pathInvalid : messages.fault)
}

const onError: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  const { status, headers, message } = httpErrorOf(error, requestId(res))
  if (res.headersSent) return void res.destroy()
  sendError(res.set(headers), status, message)
}
