import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import { type EntityOf, type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { defaultSiteContent } from '#contract/site-content.ts'

/** The mocked API: fixed responses, no rules of its own. */
export const server = setupServer()

const listPath = (name: ResourceName): string => `*/api/${resources[name].path}`

/** Mocks lists, entries by slug, site content, a signed-out session and no drafts; lists not given are empty. */
export function mockContent(content: { [Name in ResourceName]?: EntityOf<Name>[] } = {}): void {
  server.use(
    http.get('*/api/loggedin', () => HttpResponse.json(false)),
    http.get('*/api/site-content', () => HttpResponse.json({ ...defaultSiteContent })),
    http.get('*/api/draft/:type/:id', () => HttpResponse.json(null)),
    ...resourceNames.map((name) => http.get(listPath(name), ({ request }) => list(content[name] ?? [], request))),
    ...resourceNames.map((name) =>
      http.get(`${listPath(name)}/:slug`, ({ params }) => one(content[name] ?? [], params['slug'])),
    ),
  )
}

function list(entries: readonly JsonBodyType[], request: Request) {
  const limit = Number(new URL(request.url).searchParams.get('limit') ?? entries.length)
  return HttpResponse.json(entries.slice(0, limit), { headers: { 'x-total-count': String(entries.length) } })
}

function one(entries: readonly object[], slug: unknown) {
  const found = entries.find((entry) => 'slug' in entry && entry.slug === slug)
  return found ? HttpResponse.json({ ...found }) : HttpResponse.json({ message: 'Blog not found' }, { status: 404 })
}

/** Mocks a failing list call. */
export const mockListError = (name: ResourceName, status: number, message: string): void =>
  server.use(http.get(listPath(name), () => HttpResponse.json({ message }, { status })))

/** Mocks a list call that never completes. */
export const mockListPending = (name: ResourceName): void =>
  server.use(
    http.get(listPath(name), async () => {
      await delay('infinite')
    }),
  )

/** Mocks one endpoint. Returns the request bodies it receives. */
export function mockEndpoint(method: 'get' | 'post', path: string, body: JsonBodyType, status = 200): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(method === 'get' ? undefined : await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return bodies
}
