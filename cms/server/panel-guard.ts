// Guards requests to the panel. Signing in there is cms/api/panel-auth-routes.ts; Payload's own calls for it end in cms/api/payload-endpoints.ts.
import { IncomingMessage } from 'node:http'

import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { buildVersionCollectionFields, createPayloadRequest, type Payload } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/messages.ts'
import { isRead } from '#cms/common/read-request.ts'
import { editorBounds, readBytes } from '#cms/api/body.ts'
import { JsonCounter } from '#cms/api/json-counter.ts'
import { checkPanelQuery } from '#cms/api/payload-query.ts'
import { isId } from '#collections/row-id.ts'
import { segmentsOf } from '#cms/api/router.ts'
import { hasSessionCookie } from '#cms/auth/cookie.ts'
import { lookUpEnrolling, lookUpUser } from '#cms/auth/strategy.ts'
import { layoutActions } from '#cms/internals/next-build.ts'
import { ACTION_HEADER, isRouterState, STATE_HEADER, withoutDraftCookies } from '#cms/internals/next-requests.ts'
import { requestWithBody } from '#cms/internals/node-http.ts'
import { decodePercent } from '#cms/common/percent.ts'
import { HttpError, httpError } from '#cms/common/http-error.ts'
import type { Settings } from '#cms/common/environment.ts'
import { sendError } from './api-request.ts'
import { isForbiddenOrigin } from './origin.ts'
import { readServerCall } from './server-functions.ts'

/**
 * Filters requests to the panel (a Next.js app): pages by their canonical paths, and the server functions of its pages with
 * their access. Everything else is rejected here, since Next responds to much of it with a 500.
 */
export function guardPanel(payload: Payload, settings: Pick<Settings, 'publicUrl' | 'allowedOrigins'>): RequestHandler {
  const isAction = createActionCheck()
  return async (req, res, next) => {
    if (decodePercent(req.path) === undefined) return void sendError(res, 400, messages.pathInvalid)
    const segments = segmentsOf(req.path)
    // Next decodes paths; no path of the panel needs encoding.
    if (!segments?.every((segment) => /^[\w.~-]+$/.test(segment))) return void sendError(res, 404, messages.pathUnknown)
    // The first administrator registers at /register. Payload's form here would also cache field data rendered without a user,
    // which later users would get.
    if (segments[0] === 'create-first-user') return void res.set('cache-control', 'no-store').redirect(302, '/register')
    // The panel redirects here all users without a full session, also those who must first set up a second factor: they go to /account.
    if (segments[0] === 'login' && (await isEnrolling(payload, req)))
      return void res.set('cache-control', 'no-store').redirect(302, '/account')
    dropDraftCookies(req)
    // API keys are for the API only.
    delete req.headers.authorization
    dropRouterState(req)
    // Opening the form of a new entry makes a draft, which no other site may cause in the user's name.
    if (isCreation(segments) && (req.method === 'HEAD' || isForbiddenOrigin(req, settings, true)))
      return void res.set('cache-control', 'no-store').redirect(302, `/admin/collections/${segments[1]}`)
    if (isRead(req)) {
      if (isQueryBounded(req.url) && (await isListQueryValid(payload, segments, req))) return next()
      return void res.set('cache-control', 'no-store').redirect(302, `/admin${req.path}`)
    }
    const body = await readActionCall(payload, req, isAction)
    res.locals['panelRequest'] = requestWithBody(req, req.originalUrl, body)
    next()
  }
}

const isCreation = ([page, , action]: readonly string[]): boolean => page === 'collections' && action === 'create'

/** Whether the session's account must first set up a second factor, which is done on a screen of the staff. */
async function isEnrolling(payload: Payload, req: ExpressRequest): Promise<boolean> {
  const { cookie } = req.headers
  if (req.method !== 'GET' || !hasSessionCookie(payload, cookie)) return false
  // After a failure the request goes on to the page, which shows it.
  const found = lookUpEnrolling({ headers: new Headers({ cookie: cookie ?? '' }), payload }).catch(() => null)
  return (await found) !== null
}

/** Removes Next's draft mode cookies, which the panel does not use. */
function dropDraftCookies(req: ExpressRequest): void {
  const { cookie } = req.headers
  if (cookie?.includes('__')) req.headers.cookie = withoutDraftCookies(cookie)
}

const MAX_URL_LENGTH = 8192
const MAX_QUERY_PARAMETERS = 101

/** Next parses all query parameters of a page: thousands take half a second. */
const isQueryBounded = (url: string): boolean =>
  url.length <= MAX_URL_LENGTH && url.split('&', MAX_QUERY_PARAMETERS + 1).length <= MAX_QUERY_PARAMETERS

/** Removes an invalid router state header, on which Next fails; without it Next renders the whole page. */
function dropRouterState(req: ExpressRequest): void {
  const state = req.get(STATE_HEADER)
  if (state !== undefined && !isRouterState(state)) delete req.headers[STATE_HEADER]
}

/** Serves only static files of /_next. */
export const guardNextFiles: RequestHandler = (req, res, next) => {
  if (decodePercent(req.path) === undefined) return void sendError(res, 400, messages.pathInvalid)
  if (segmentsOf(req.path)?.[0] !== 'static') return void sendError(res, 404, messages.pathUnknown)
  if (isRead(req)) return next()
  res.set('allow', 'GET, HEAD')
  sendError(res, 405, messages.methodUnknown)
}

/** The request for Next: the original one, or a copy that replays the body already read. */
export function nextRequestOf(req: ExpressRequest, res: ExpressResponse): IncomingMessage {
  const replayed: unknown = res.locals['panelRequest']
  return replayed instanceof IncomingMessage ? replayed : req
}

/** Whether the query of a list page is valid; an old link may name fields that no longer exist. */
async function isListQueryValid(
  { config }: Payload,
  [page, slug, id, versions]: readonly string[],
  req: ExpressRequest,
): Promise<boolean> {
  const collection = page === 'collections' ? config.collections.find((one) => one.slug === slug) : undefined
  if (!collection || !req.url.includes('?') || (id !== undefined && versions !== 'versions')) return true
  const { query, payload } = await createPayloadRequest({ config, request: new Request(`http://localhost${req.url}`) })
  const fields = versions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields
  try {
    checkPanelQuery(query, { fields, isId: (text) => isId({ payload }, text) })
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** Returns a check for the id of the server action that calls Payload's server functions in the built panel. */
function createActionCheck(): (id: string) => boolean {
  let found: ReadonlySet<string> | undefined
  return (id) => (found ??= layoutActions('cms/panel')).has(id)
}

/** Checks a server function call and reads its body. Throws 400 to 415; all functions require staff. */
async function readActionCall(
  payload: Payload,
  req: ExpressRequest,
  isAction: (id: string) => boolean,
): Promise<Buffer> {
  const id = req.get(ACTION_HEADER)
  if (req.method !== 'POST' || id === undefined) throw httpError(405, messages.methodUnknown, { allow: 'GET, HEAD' })
  if (!isAction(id)) throw httpError(404, messages.pathUnknown)
  const user = await lookUpUser({ headers: new Headers({ cookie: req.get('cookie') ?? '' }), payload })
  if (!user) throw httpError(401, messages.loginFirst)
  if (!(req.get('content-type') ?? '').startsWith('text/plain')) throw httpError(415, messages.bodyInvalid)
  const body = await readBytes(req.iterator({ destroyOnReturn: false }), editorBounds, new JsonCounter(editorBounds))
  const call = readServerCall(body.toString('utf8'))
  if (!call) throw httpError(400, messages.bodyInvalid)
  if (call.who === 'administrator' && !isAdministrator({ user })) throw httpError(403, messages.notAllowed)
  return body
}
