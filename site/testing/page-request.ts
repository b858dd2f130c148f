import type { PageRequest } from '../server/entry-server.tsx'

const ORIGIN = 'https://site.test'

const template =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="app"><!--app--></div><!--state--></body></html>'

/** What the server would ask the site for; the API is the one of the tests. */
export function pageRequest(url: string, given: Partial<PageRequest> = {}): PageRequest {
  const api: typeof fetch = (input, init) => fetch(new URL(String(input), ORIGIN), init)
  return { method: 'GET', url, origin: ORIGIN, template, requestId: 'r-1', fetch: api, callerFetch: api, ...given }
}
