import type { PageRequest } from '../server/page-request.ts'

const ORIGIN = 'https://site.test'

const template =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="app"><!--app--></div><!--state--></body></html>'

/** A request for a page, whose API calls go to the mocked API. */
export function pageRequest(url: string, given: Partial<PageRequest> = {}): PageRequest {
  const api: typeof fetch = (input, init) => fetch(new URL(String(input), ORIGIN), init)
  return {
    method: 'GET',
    url,
    origin: ORIGIN,
    template,
    requestId: 'r-1',
    fetch: api,
    userFetch: api,
    hasCookie: true,
    cached: (_key, render) => render(),
    ...given,
  }
}
