import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Express, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import type { Payload } from 'payload'

import { messages } from '#contract/messages.ts'
import { matchContract } from '#cms/api/all-routes.ts'
import { readPageForm } from '#cms/api/body.ts'
import { errorResponse, json } from '#cms/api/response.ts'
import { dispatch } from '#cms/api/dispatch.ts'
import { segmentsOf } from '#cms/api/router.ts'
import { REVALIDATED } from '#cms/common/cache-control.ts'
import { log } from '#cms/common/log.ts'
import { httpError } from '#cms/common/http-error.ts'
import { getSettings } from '#cms/common/environment.ts'
import { type CachedResponse, isCached, type RenderedResponse, type VisitorCache } from '#cms/visitor-cache/cache.ts'
// The only place where the server depends on the site: its types, and the built entry, loaded by name.
import type { errorPage, render, takesForm } from '#site/server/entry-server.tsx'
import type { PageRequest } from '#site/server/page-request.ts'
import { campaignQuery } from '#cms/missed-addresses/campaign-query.ts'
import { noteMiss } from '#cms/missed-addresses/count-and-store.ts'
import { redirectOf } from '#cms/missed-addresses/staff-redirects.ts'
import { BUILT_SITE } from './static-files.ts'
import { requestInfoOf } from './api-request.ts'
import { clientIp } from './client-ip.ts'
import { type LoadedSite, createDevSite } from './dev-site.ts'
import { toRequest } from './fetch-bridge.ts'
import { requestId } from './request-log.ts'
import { respondThroughCache, toRenderedResponse } from './respond-through-cache.ts'

interface Site {
  render: typeof render
  errorPage: typeof errorPage
  takesForm: typeof takesForm
}

/** A rendered page, or one that is cached for all URLs at which it is the same. */
type Page = RenderedResponse | CachedResponse

/** Serves the public site and the staff's screens, rendered by the site's entry with this server's API. */
export async function serveSite(
  app: Express,
  payload: Payload,
  cache: VisitorCache,
  origin: () => string,
): Promise<void> {
  const { production } = getSettings()
  const load = production ? await builtSite() : await createDevSite(app)
  app.use(async (req, res) => {
    const { template, entry } = await load(req.originalUrl)
    const site = requireSite(entry)
    const allowed = ['GET', 'HEAD', ...(site.takesForm(req.path) ? ['POST'] : [])]
    const isAllowed = allowed.includes(req.method)
    const form =
      isAllowed && req.method === 'POST' ? await readPageForm(toRequest(req, res, req.originalUrl)) : undefined
    const request: PageRequest<Page> = {
      ...pageRequest(req, res, payload, origin(), template, form),
      cached: (key, renderPage) =>
        production ? cache.load(key, key, async () => cacheablePage(await renderPage()), true) : renderPage(),
    }
    // With a cookie the page may be personal (a redirect, a screen of the staff): its rendering is not shared.
    const isPersonal = req.get('cookie') !== undefined || !production
    const compute = async () => {
      const page = cacheablePage(await renderOrErrorPage(site, request))
      // Also in place of an entry that is no longer open.
      const isMissing = page.status === 404 || page.status === 410
      const target = isMissing ? await redirectOf(payload, req.path) : undefined
      if (!isAllowed && (page.status < 400 || target !== undefined)) return methodRefused(allowed, requestId(res))
      if (target !== undefined) return redirectTo(encodeURI(target) + campaignQuery(req.originalUrl))
      if (page.status === 404 && req.method === 'GET') noteMiss(req, clientIp(req))
      return page
    }
    await respondThroughCache(req, res, cache, compute, { isPersonal })
  })
}

/** Successful pages are cacheable by default; the site marks personal ones itself. */
function cacheablePage(page: Page): Page {
  if (isCached(page)) return page
  const { status, headers, body } = page
  const cacheControl = status === 200 ? REVALIDATED : 'no-store'
  return { status, headers: { 'cache-control': cacheControl, ...headers }, body }
}

/** The response at an address of a page to a method that it lacks; where there is no page it is that of GET. */
const methodRefused = (allowed: readonly string[], id: string): Promise<RenderedResponse> =>
  toRenderedResponse(errorResponse(httpError(405, messages.methodUnknown, { allow: allowed.join(', ') }), id))

/** Not cached, since a page may be created at this path later. */
const redirectTo = (location: string): RenderedResponse => ({
  status: 301,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})

/** The built site, loaded once. */
async function builtSite(): Promise<() => Promise<LoadedSite>> {
  const file = pathToFileURL(path.resolve('dist/site-server/entry-server.js')).href
  const [template, entry] = await Promise.all([
    readFile(path.join(BUILT_SITE, 'index.html'), 'utf8'),
    import(/* @vite-ignore */ file) as Promise<unknown>,
  ])
  // Pages register the service worker where they find this.
  const offered = getSettings().offline ? template.replace('<html lang="en"', '$& data-offline') : template
  return async () => ({ template: offered, entry })
}

function requireSite(entry: unknown): Site {
  if (!isSite(entry)) throw new Error('the site’s entry does not export render, errorPage and takesForm')
  return entry
}

const isSite = (built: unknown): built is Site =>
  typeof built === 'object' && built !== null && ['render', 'errorPage', 'takesForm'].every((name) => name in built)

async function renderOrErrorPage(
  { render: renderPage, errorPage: renderErrorPage }: Site,
  request: PageRequest<Page>,
): Promise<Page> {
  try {
    return await renderPage(request)
  } catch (error) {
    log.error({ err: error, requestId: request.requestId }, 'error while rendering a page')
    return renderErrorPage(request)
  }
}

function pageRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  payload: Payload,
  origin: string,
  template: string,
  form: URLSearchParams | undefined,
): Omit<PageRequest, 'cached'> {
  const info = requestInfoOf(req, res)
  const api =
    (headers: Record<string, string>): typeof fetch =>
    async (input, init) => {
      const apiRequest = new Request(
        typeof input === 'string' && input.startsWith('/') ? `http://localhost${input}` : input,
        init,
      )
      for (const [name, value] of Object.entries(headers)) apiRequest.headers.set(name, value)
      // Not parsed as a URL, which would resolve dot segments: an id or slug may consist of dots.
      const target = (typeof input === 'string' ? input : new URL(apiRequest.url).pathname).split('?', 1)[0] ?? ''
      const segments = segmentsOf(target.replace(/^\/api/, ''))
      const found = segments ? matchContract(apiRequest.method, segments) : undefined
      return found?.found === 'route'
        ? dispatch(payload.config, found, apiRequest, info)
        : json({ message: messages.pathUnknown }, 404)
    }
  const cookie = req.get('cookie')
  return {
    method: form ? 'POST' : 'GET',
    url: req.originalUrl,
    origin,
    template,
    requestId: info.requestId,
    fetch: api({}),
    hasCookie: cookie !== undefined,
    userFetch: api(cookie === undefined ? {} : { cookie }),
    ...(form && { form }),
  }
}
