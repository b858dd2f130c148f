import { http, HttpResponse, type JsonBodyType } from 'msw'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
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
  const path = `*/api/${resources[name].path}${method === 'post' ? '' : '/:id'}`
  server.use(
    http[method](path, async ({ request }) => {
      const { headers } = request
      const fields = await fieldsOf(request)
      const answer = given[Math.min(calls.length, given.length - 1)] ?? 'offline'
      calls.push({ key: headers.get('idempotency-key'), tag: headers.get('if-match'), fields })
      return answer === 'offline'
        ? HttpResponse.error()
        : HttpResponse.json(answer.body, { status: answer.status ?? 200 })
    }),
  )
  return calls
}

/** Mocks an entry for editing, with its ETag. */
export function mockEntry(name: ResourceName, entry: AnyEntity, tag: string): void {
  const { path } = resources[name]
  server.use(
    http.get(`*/api/${path}/${path}-id/:id`, () => HttpResponse.json({ ...entry }, { headers: { etag: tag } })),
  )
}
