import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import type { Dashboard } from '#contract/dashboard.ts'
import { type EntityOf, pageNames, type ResourceName, resourceNames, resources } from '#contract/index.ts'
import type { SitemapPart } from '#contract/sitemap-part.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import type { TaxCalendar } from '#contract/tax-calendar.ts'
import { deferred } from './deferred.ts'

/** A start page without anything to do. */
export const nothingToDo: Dashboard = {
  inquiries: { total: 0, overdue: 0, rows: [] },
  drafts: { total: 0, rows: [] },
  scheduled: { total: 0, rows: [] },
  changes: [],
  lacks: [],
  firstDay: null,
  demo: null,
}

/** A tax calendar on which nothing falls. */
const nothingDue: TaxCalendar = {
  today: { date: '2026-11-23', bs: { year: 2083, month: 8, day: 7 } },
  from: { date: '2026-11-23', bs: { year: 2083, month: 8, day: 7 } },
  to: { date: '2027-11-16', bs: { year: 2084, month: 7, day: 30 } },
  knownUntil: '2034-04-13',
  validUntil: '2026-11-23T18:15:00.000Z',
  items: [],
}

/** The mocked API: fixed responses, no rules of its own. Who is signed in is not known unless a test says so. */
export const server = setupServer(
  http.get('*/api/account', () => HttpResponse.json({ message: 'Please login first' }, { status: 401 })),
  http.get('*/api/desk', () => HttpResponse.json([])),
  http.get('*/api/desk/counts', () => HttpResponse.json({ new: 0, overdue: 0, mine: 0 })),
  http.get('*/api/desk/options', () =>
    HttpResponse.json({ sendsMail: false, templates: [], keepMonths: null, staff: [] }),
  ),
  http.get('*/api/dashboard', () => HttpResponse.json({ ...nothingToDo })),
  http.get('*/api/demo-content', () => HttpResponse.json({ unchanged: 0, changed: 0, removed: null })),
  http.get('*/api/library', () => HttpResponse.json({ pictures: [], total: 0 })),
  http.get('*/api/documents', () => HttpResponse.json({ documents: [], total: 0 })),
  http.get('*/api/answer-time', () => HttpResponse.json({ answerBy: null })),
  http.get('*/api/registration', () => HttpResponse.json({ open: false })),
)

const listPath = (name: ResourceName): string => `*/api/${resources[name].path}`

/** Mocks lists, entries by slug, site content, a signed-out session and only published entries; lists not given are empty. */
export function mockContent(content: { [Name in ResourceName]?: EntityOf<Name>[] } = {}): void {
  server.use(
    http.get('*/api/loggedin', () => HttpResponse.json(false)),
    http.get('*/api/site-content', () => HttpResponse.json({ ...defaultSiteContent })),
    http.get('*/api/tax-calendar', () => HttpResponse.json({ ...nothingDue })),
    http.get('*/api/state/:type', () => HttpResponse.json([])),
    http.get('*/api/translations/:type', () => HttpResponse.json([])),
    http.get('*/api/texts/:type', () => HttpResponse.json([])),
    http.get('*/api/context/:type/:slug', () =>
      HttpResponse.json({ modifiedAt: '2026-11-21T08:00:00.000Z', newer: null, older: null, related: [] }),
    ),
    http.get('*/api/sitemap/:part', ({ params }) => HttpResponse.json(sitemapPart(content, Number(params['part'])))),
    ...resourceNames.map((name) => http.get(listPath(name), ({ request }) => list(content[name] ?? [], request))),
    ...resourceNames.map((name) =>
      http.get(`${listPath(name)}/:slug`, ({ params }) => one(content[name] ?? [], params['slug'])),
    ),
  )
}

/** All entries in one part. */
const sitemapPart = (content: { [Name in ResourceName]?: EntityOf<Name>[] }, part: number): SitemapPart => ({
  parts: 1,
  entries:
    part > 1
      ? []
      : pageNames.flatMap((type) =>
          (content[type] ?? []).map(({ slug }) => ({ type, slug, updatedAt: '2026-11-20T20:00:00.000Z' })),
        ),
})

function list(entries: readonly JsonBodyType[], request: Request) {
  const { searchParams } = new URL(request.url)
  const limit = Number(searchParams.get('limit') ?? entries.length)
  const first = limit * (Number(searchParams.get('page') ?? 1) - 1)
  return HttpResponse.json(entries.slice(first, first + limit), {
    headers: { 'x-total-count': String(entries.length) },
  })
}

function one(entries: readonly object[], slug: unknown) {
  const found = entries.find((entry) => 'slug' in entry && entry.slug === slug)
  return found ? HttpResponse.json({ ...found }) : HttpResponse.json({ message: 'Blog not found' }, { status: 404 })
}

/** Mocks a failing list call. */
export const mockListError = (name: ResourceName, status: number, message: string): void =>
  server.use(http.get(listPath(name), () => HttpResponse.json({ message }, { status })))

/** Mocks a read that never completes. */
export const mockPending = (path: string): void =>
  server.use(
    http.get(path, async () => {
      await delay('infinite')
    }),
  )

/** Mocks a list call that never completes. */
export const mockListPending = (name: ResourceName): void => mockPending(listPath(name))

/** Mocks one endpoint whose response comes when the returned function is called. */
export function mockHeld(method: 'get' | 'post' | 'patch', path: string, body: JsonBodyType, status = 200): () => void {
  const { promise: released, resolve: release } = deferred()
  server.use(http[method](`*/api${path}`, () => released.then(() => HttpResponse.json(body, { status }))))
  return release
}

/** Mocks one endpoint. Returns the request bodies it receives. */
export function mockEndpoint(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  body: JsonBodyType,
  status = 200,
): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(method === 'get' || method === 'delete' ? undefined : await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return bodies
}
