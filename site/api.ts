import type { Credentials, Person, Registration } from '#contract/auth.ts'
import { messages } from '#contract/failure.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import { idWord } from '#contract/resource.ts'
import type { SiteContent } from '#contract/site-content.ts'

/** A call that failed: the server's message if it sent one. Status 0 where no answer came. */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface ListQuery {
  limit?: number
  page?: number
  q?: string
}

/** A part of a list as addresses name it; empty for all of it. */
export function queryString(query: ListQuery): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export interface Listed<Name extends ResourceName> {
  items: EntityOf<Name>[]
  /** Of all parts together. */
  total: number
}

/** What a call sends: a form with a file, or fields that go as JSON. */
export type Body = FormData | Record<string, unknown>

interface Sending {
  method: string
  body?: Body
  headers?: Record<string, string>
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : messages.fault

/** The only code that calls /api: the same on the server, where `fetch` stays in the process, and in the browser. */
export function createApi(fetch: typeof globalThis.fetch) {
  async function answered(path: string, sending?: Sending): Promise<Response> {
    const { method = 'GET', body, headers: given } = sending ?? {}
    const headers = new Headers(given)
    const isJson = body !== undefined && !(body instanceof FormData)
    if (isJson) headers.set('content-type', 'application/json')
    const content = isJson ? JSON.stringify(body) : (body ?? null)
    const response = await fetch(`/api${path}`, { method, headers, body: content }).catch(() => {
      throw new ApiError(0, messages.fault)
    })
    if (!response.ok) throw new ApiError(response.status, messageOf(await response.json().catch(() => undefined)))
    return response
  }

  // What the server promises for a path is its contract's shape; this is the one place that takes its word for it.
  const call = async <T>(path: string, sending?: Sending): Promise<T> =>
    (await answered(path, sending)).json() as Promise<T>

  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const segment = encodeURIComponent

  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery = {}): Promise<Listed<Name>> {
      const response = await answered(pathOf(name) + queryString(query))
      const items = (await response.json()) as EntityOf<Name>[]
      return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
    },
    bySlug: <Name extends ResourceName>(name: Name, slug: string) =>
      call<EntityOf<Name>>(`${pathOf(name)}/${segment(slug)}`),
    byId: <Name extends ResourceName>(name: Name, id: string) =>
      call<EntityOf<Name>>(`${pathOf(name)}/${idWord(resources[name])}/${segment(id)}`),
    /** @param key makes a retry after a lost answer safe: the server does the same thing once */
    create: <Name extends ResourceName>(name: Name, body: Body, key?: string) =>
      call<EntityOf<Name>>(pathOf(name), {
        method: 'POST',
        body,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    update: <Name extends ResourceName>(name: Name, id: string, body: Body) =>
      call<EntityOf<Name>>(`${pathOf(name)}/${segment(id)}`, { method: 'PATCH', body }),
    remove: <Name extends ResourceName>(name: Name, id: string) =>
      call<EntityOf<Name>>(`${pathOf(name)}/${segment(id)}`, { method: 'DELETE' }),
    login: (credentials: Credentials) => call<Person>('/login', { method: 'POST', body: { ...credentials } }),
    register: (registration: Registration) => call<Person>('/register', { method: 'POST', body: { ...registration } }),
    logout: () => call<{ message: string }>('/logout'),
    loggedIn: () => call<boolean>('/loggedin'),
    registrationOpen: async () => (await call<{ open: boolean }>('/registration')).open,
    siteContent: () => call<SiteContent>('/site-content'),
  }
}

export type Api = ReturnType<typeof createApi>
