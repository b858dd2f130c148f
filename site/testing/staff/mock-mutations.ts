import { http, HttpResponse, type JsonBodyType } from 'msw'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Writing, WritingStatus } from '#contract/writing.ts'
import { server } from '../mock-api.ts'

/** A recorded create, update or delete request. */
export interface Call {
  key: string | null
  tag: string | null
  fields: Record<string, string>
}

export interface Given {
  status?: number
  body: JsonBodyType
}

/** The form's fields; for a file only that there is one, since jsdom loses its name and content. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  if (!request.headers.get('content-type')?.includes('multipart')) return {}
  const fields: Record<string, string> = {}
  for (const [name, value] of await request.formData()) fields[name] = typeof value === 'string' ? value : 'a file'
  return fields
}

const described = (name: ResourceName): Resource => resources[name]

/** An entry as it is being written: published, unless said otherwise. */
export const writingOf = (entry: AnyEntity, revision = '"1"', given: Partial<WritingStatus> = {}): Writing => ({
  _id: entry._id,
  state: 'published',
  scheduled: [],
  savedAt: '2026-11-20T08:00:00.000Z',
  revision,
  entry,
  ...given,
})

/** The request that changes an entry of a type; entries with drafts are published. */
function changePath(name: ResourceName): { method: 'post' | 'patch'; path: string } {
  const { path, drafts } = described(name)
  return drafts ? { method: 'post', path: `*/api/publish/${path}/:id` } : { method: 'patch', path: `*/api/${path}/:id` }
}

/**
 * Responds to calls of one kind with the given responses in order, `offline` with a network error; the last one
 * repeats.
 */
export function mockMutation(
  method: 'post' | 'patch' | 'delete',
  name: ResourceName,
  ...given: readonly (Given | 'offline')[]
): Call[] {
  const calls: Call[] = []
  const { path } = resources[name]
  const call =
    method === 'patch' ? changePath(name) : { method, path: `*/api/${path}${method === 'post' ? '' : '/:id'}` }
  server.use(
    http[call.method](call.path, async ({ request }) => {
      const { headers } = request
      const fields = await fieldsOf(request)
      const answer = given[Math.min(calls.length, given.length - 1)] ?? 'offline'
      calls.push({ key: headers.get('idempotency-key'), tag: headers.get('if-match'), fields })
      return answer === 'offline'
        ? HttpResponse.error()
        : HttpResponse.json(bodyOf(method, name, answer), { status: answer.status ?? 200 })
    }),
  )
  return calls
}

/** The response to a change of an entry with drafts has the entry inside. */
const bodyOf = (method: string, name: ResourceName, { status = 200, body }: Given): JsonBodyType =>
  method === 'patch' && described(name).drafts && status === 200
    ? { ...writingOf({ _id: '1', ...Object(body) }) }
    : body

/** Mocks an entry for editing, with its ETag; nobody is known to have changed it. */
export function mockEntry(name: ResourceName, entry: AnyEntity, tag: string, given?: Partial<WritingStatus>): void {
  const { path } = resources[name]
  server.use(
    http.get(`*/api/state/${path}/:id`, () => HttpResponse.json({ ...writingOf(entry, tag, given) })),
    http.get(`*/api/${path}/${path}-id/:id`, () => HttpResponse.json({ ...entry }, { headers: { etag: tag } })),
    unchanged(name),
  )
}

/** The response to who has changed an entry: nobody is known. */
export const unchanged = (name: ResourceName) =>
  http.get(`*/api/changes/${resources[name].path}/:id`, () => HttpResponse.json([]))
