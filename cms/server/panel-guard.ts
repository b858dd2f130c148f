import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import path from 'node:path'

import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import { buildVersionCollectionFields, createPayloadRequest, type Payload } from 'payload'

import { isAdministrator } from '#collections/access.ts'
import { messages } from '#contract/failure.ts'
import { refusalFor } from '#cms/api/answer.ts'
import { editorBounds, readBytes } from '#cms/api/body.ts'
import { JsonCounter } from '#cms/api/json-bounds.ts'
import { checkPanelQuery } from '#cms/api/payload-query.ts'
import { mayBeId } from '#cms/api/read.ts'
import { segmentsOf } from '#cms/api/routes.ts'
import { lookUpCaller } from '#cms/auth/strategy.ts'
import { isObject, parsedJson } from '#cms/common/json.ts'
import { decoded } from '#cms/common/percent.ts'
import { Refusal, refuse } from '#cms/common/refusal.ts'
import { sendFailure } from './api-request.ts'
import { requestId } from './request-log.ts'
import { readServerCall } from './server-functions.ts'

/**
 * What the panel (a Next.js app) is asked: pages by their canonical paths, and the server functions that its pages call,
 * each by whoever may. Everything else is refused here, since Next answers much of it with a fault of its own.
 */
export function guardPanel(payload: Payload): RequestHandler {
  const isAction = actions()
  return async (req, res, next) => {
    if (decoded(req.path) === undefined) return void sendFailure(res, 400, messages.pathInvalid)
    const segments = segmentsOf(req.path)
    // Next decodes what is encoded; nothing that the panel has needs to be.
    if (!segments?.every((segment) => /^[\w.~-]+$/.test(segment)))
      return void sendFailure(res, 404, messages.pathUnknown)
    // The first administrator is made in one place. (A form of Payload's here would also keep what it knows of the fields
    // before anybody has signed in, for everybody after.)
    if (segments[0] === 'create-first-user') return void res.set('cache-control', 'no-store').redirect(302, '/register')
    dropPreviewCookies(req)
    // API keys are for the API alone.
    delete req.headers.authorization
    dropRouterState(req)
    if (req.method === 'GET' || req.method === 'HEAD') {
      if (isShort(req.url) && (await isListable(payload, segments, req))) return next()
      return void res.set('cache-control', 'no-store').redirect(302, `/admin${req.path}`)
    }
    try {
      const body = await judgedCall(payload, req, isAction)
      res.locals['panelRequest'] = withBody(req, body)
      next()
    } catch (error) {
      const { status, headers, message } = refusalFor(error, requestId(res))
      res.set(headers)
      sendFailure(res, status, message)
    }
  }
}

/** Cookies by which Next shows drafts of its own kind, which there are none of; it answers them with cookies. */
function dropPreviewCookies(req: ExpressRequest): void {
  const { cookie } = req.headers
  if (cookie?.includes('__'))
    req.headers.cookie = cookie
      .split(';')
      .filter((pair) => !/^\s*__(prerender_bypass|next_preview_data)\s*(=|$)/.test(pair))
      .join(';')
}

/** Next reads every parameter of its pages, whatever it is: thousands take half a second. */
const isShort = (url: string): boolean => url.length <= 8192 && url.split('&', 102).length <= 101

/** By which Next's client asks for parts of a page. What it never sends is a fault to Next; without it, it gets the page. */
function dropRouterState(req: ExpressRequest): void {
  const state = req.get('next-router-state-tree')
  if (state !== undefined && !isRouterState(parsedJson(decoded(state) ?? '')))
    delete req.headers['next-router-state-tree']
}

/** Next's `FlightRouterState`: a segment, and by their slots the same again. */
function isRouterState(value: unknown, depth = 0): boolean {
  if (!Array.isArray(value) || value.length < 2 || depth > 20) return false
  const [segment, slots]: unknown[] = value
  const isSegment =
    typeof segment === 'string' ||
    (Array.isArray(segment) && segment.length >= 3 && segment.slice(0, 3).every((part) => typeof part === 'string'))
  return isSegment && isObject(slots) && Object.values(slots).every((inner) => isRouterState(inner, depth + 1))
}

/** Of what else Next would answer, the panel's pages need the files of its build alone. */
export const guardNextFiles: RequestHandler = (req, res, next) => {
  if (decoded(req.path) === undefined) return void sendFailure(res, 400, messages.pathInvalid)
  if (segmentsOf(req.path)?.[0] !== 'static') return void sendFailure(res, 404, messages.pathUnknown)
  if (req.method === 'GET' || req.method === 'HEAD') return next()
  res.set('allow', 'GET, HEAD')
  sendFailure(res, 405, messages.methodUnknown)
}

/** The request for Next: the one that came, or one that brings a body again that has been read. */
export function panelRequest(req: ExpressRequest, res: ExpressResponse): IncomingMessage {
  const held: unknown = res.locals['panelRequest']
  return held instanceof IncomingMessage ? held : req
}

/** Whether a list's query, in the address of its page, asks for what can be answered; a link may be older than the fields. */
async function isListable(
  { config }: Payload,
  [page, slug, id, versions]: readonly string[],
  req: ExpressRequest,
): Promise<boolean> {
  const collection = page === 'collections' ? config.collections.find((one) => one.slug === slug) : undefined
  if (!collection || !req.url.includes('?') || (id !== undefined && versions !== 'versions')) return true
  const { query, payload } = await createPayloadRequest({ config, request: new Request(`http://localhost${req.url}`) })
  const fields = versions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields
  try {
    checkPanelQuery(query, { fields, mayBeId: (text) => mayBeId({ payload }, text) })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Whether an id is that of the action that calls Payload's server functions, in the built panel. */
function actions(): (id: string) => boolean {
  let found: ReadonlySet<string> | undefined
  return (id) => (found ??= readActions()).has(id)
}

/** There is one more, which sets the panel's language: it is in English alone. */
function readActions(): Set<string> {
  const file = path.resolve('cms/panel/.next/server/server-reference-manifest.json')
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const ofNode = isObject(manifest) && isObject(manifest['node']) ? Object.entries(manifest['node']) : []
  const isOfLayout = (action: unknown): boolean =>
    isObject(action) && String(action['filename']).endsWith('app/(payload)/layout.tsx')
  return new Set(ofNode.flatMap(([id, action]) => (isOfLayout(action) ? [id] : [])))
}

/** Reads the body of a call that may be made; refuses every other. All of them are for staff. */
async function judgedCall(payload: Payload, req: ExpressRequest, isAction: (id: string) => boolean): Promise<Buffer> {
  const id = req.get('next-action')
  if (req.method !== 'POST' || id === undefined) throw refuse(405, messages.methodUnknown, { allow: 'GET, HEAD' })
  if (!isAction(id)) throw refuse(404, messages.pathUnknown)
  const user = await lookUpCaller({ headers: new Headers({ cookie: req.get('cookie') ?? '' }), payload })
  if (!user) throw refuse(401, messages.loginFirst)
  if (!(req.get('content-type') ?? '').startsWith('text/plain')) throw refuse(415, messages.bodyInvalid)
  const body = await readBytes(req.iterator({ destroyOnReturn: false }), editorBounds, new JsonCounter(editorBounds))
  const call = readServerCall(body.toString('utf8'))
  if (!call) throw refuse(400, messages.bodyInvalid)
  if (call.who === 'administrator' && !isAdministrator({ user })) throw refuse(403, messages.notAllowed)
  return body
}

/** A request like the one that came, whose body is still to be read. */
function withBody(req: ExpressRequest, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(req.socket)
  const { method, originalUrl: url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  Object.assign(again, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, complete: true })
  Object.assign(again.headers, headers, { 'content-length': String(body.length) })
  delete again.headers['transfer-encoding']
  again.push(body)
  again.push(null)
  return again
}
