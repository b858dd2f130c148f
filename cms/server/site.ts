import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import express, { type Express, type Request as ExpressRequest, type Response as ExpressResponse } from 'express'
import type { Payload } from 'payload'

import { messages } from '#contract/failure.ts'
import { matchContract } from '#cms/api/all-routes.ts'
import { json } from '#cms/api/answer.ts'
import { call } from '#cms/api/call.ts'
import { setCaller } from '#cms/api/caller.ts'
import { segmentsOf } from '#cms/api/routes.ts'
import { log } from '#cms/common/log.ts'
import { getSettings } from '#cms/common/settings.ts'
import type { Answer, VisitorCache } from '#cms/visitor-cache/cache.ts'
// The one place where the server knows the site: its types, and the built entry, loaded by name.
import type { errorPage, PageAnswer, PageRequest, render } from '#site/entry-server.tsx'
import { BUILT_SITE } from './built-files.ts'
import { clientIp } from './client-ip.ts'
import { type LoadedSite, liveSite } from './live-site.ts'
import { requestId } from './request-log.ts'
import { answerVisitor } from './visitor-answer.ts'

interface Site {
  render: typeof render
  errorPage: typeof errorPage
}

const FORM_BYTES = '64kb'

/** The public site and the admin screens, rendered by the site's own entry over this server's API. */
export async function serveSite(
  app: Express,
  payload: Payload,
  cache: VisitorCache,
  origin: () => string,
): Promise<void> {
  const { production } = getSettings()
  const load = production ? await builtSite() : await liveSite(app)
  app.use(express.urlencoded({ extended: false, limit: FORM_BYTES }), async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'POST') return next()
    const { template, entry } = await load(req.originalUrl)
    const site = siteOf(entry)
    const request = pageRequest(req, res, payload, origin(), template)
    // Whoever is signed in may get a page of their own (a redirect, an admin screen), which is nobody else's.
    const alone = req.get('cookie') !== undefined || !production
    await answerVisitor(req, res, cache, async () => page(await answered(site, request)), alone)
  })
}

/** A page that names no caching may be kept if it is a success: the site marks what is personal itself. */
const page = ({ status, headers, body }: PageAnswer): Answer => ({
  status,
  headers: { 'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store', ...headers },
  body,
})

/** The site as it was built, loaded once. */
async function builtSite(): Promise<() => Promise<LoadedSite>> {
  const file = pathToFileURL(path.resolve('dist/site-server/entry-server.js')).href
  const [template, entry] = await Promise.all([
    readFile(path.join(BUILT_SITE, 'index.html'), 'utf8'),
    import(/* @vite-ignore */ file) as Promise<unknown>,
  ])
  return async () => ({ template, entry })
}

function siteOf(entry: unknown): Site {
  if (!isSite(entry)) throw new Error('the site’s entry does not export render and errorPage')
  return entry
}

const isSite = (built: unknown): built is Site =>
  typeof built === 'object' && built !== null && 'render' in built && 'errorPage' in built

async function answered({ render: renderPage, errorPage: apology }: Site, request: PageRequest): Promise<PageAnswer> {
  try {
    return await renderPage(request)
  } catch (error) {
    log.error({ err: error, requestId: request.requestId }, 'fault while rendering a page')
    return apology(request)
  }
}

function pageRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  payload: Payload,
  origin: string,
  template: string,
): PageRequest {
  const id = requestId(res)
  const caller = { requestId: id, address: clientIp(req) }
  const api =
    (headers: Record<string, string>): typeof fetch =>
    async (input, init) => {
      const given = new Request(
        typeof input === 'string' && input.startsWith('/') ? `http://localhost${input}` : input,
        init,
      )
      for (const [name, value] of Object.entries(headers)) given.headers.set(name, value)
      setCaller(given, caller)
      // As it was written: a URL resolves dots, which may be all of an entry's name.
      const target = (typeof input === 'string' ? input : new URL(given.url).pathname).split('?', 1)[0] ?? ''
      const segments = segmentsOf(target.replace(/^\/api/, ''))
      const found = segments ? matchContract(given.method, segments) : undefined
      return found?.found === 'route'
        ? call(payload.config, found, given)
        : json({ message: messages.pathUnknown }, 404)
    }
  const cookie = req.get('cookie')
  return {
    method: req.method === 'POST' ? 'POST' : 'GET',
    url: req.originalUrl,
    origin,
    template,
    requestId: id,
    fetch: api({}),
    callerFetch: api(cookie === undefined ? {} : { cookie }),
    ...(req.method === 'POST' ? { form: new URLSearchParams(stringsOf(req.body)) } : {}),
  }
}

const stringsOf = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      )
    : []
