import type { Credentials, Registration } from '#contract/auth.ts'
import { messages } from '#contract/failure.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import { idWord } from '#contract/resource.ts'
import { failureMessage, isEntity, isPerson, isRecord, isSiteContent } from './answers.ts'

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

/** A server that says nothing for so long has failed. */
const TIMEOUT_MS = 15_000

/** The only code that calls /api: the same on the server, where `fetch` stays in the process, and in the browser. */
export function createApi(fetch: typeof globalThis.fetch) {
  async function answered(path: string, sending?: Sending): Promise<Response> {
    const { method = 'GET', body, headers: given } = sending ?? {}
    const headers = new Headers(given)
    const isJson = body !== undefined && !(body instanceof FormData)
    if (isJson) headers.set('content-type', 'application/json')
    const content = isJson ? JSON.stringify(body) : (body ?? null)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`/api${path}`, { method, headers, body: content, signal }).catch(() => {
      throw new ApiError(0, messages.fault)
    })
    if (!response.ok) throw new ApiError(response.status, await failureMessage(response))
    return response
  }

  async function call<T>(is: (value: unknown) => value is T, path: string, sending?: Sending): Promise<T> {
    return expected(is, await answered(path, sending))
  }

  const entry = <Name extends ResourceName>(name: Name, path: string, sending?: Sending): Promise<EntityOf<Name>> =>
    call((value) => isEntity(name, value), pathOf(name) + path, sending)

  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const segment = encodeURIComponent

  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery = {}): Promise<Listed<Name>> {
      const response = await answered(pathOf(name) + queryString(query))
      const isList = (value: unknown): value is EntityOf<Name>[] =>
        Array.isArray(value) && value.every((item) => isEntity(name, item))
      const items = await expected(isList, response)
      return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
    },
    bySlug: <Name extends ResourceName>(name: Name, slug: string) => entry(name, `/${segment(slug)}`),
    byId: <Name extends ResourceName>(name: Name, id: string) =>
      entry(name, `/${idWord(resources[name])}/${segment(id)}`),
    /**
     * The entry as its newest draft has it, for who is signed in.
     *
     * @param typed what the panel's form holds and has not saved yet
     */
    preview: <Name extends ResourceName>(name: Name, id: string, typed?: Record<string, unknown>) =>
      call(
        (value) => isEntity(name, value),
        `/preview${pathOf(name)}/${segment(id)}`,
        typed && { method: 'POST', body: typed },
      ),
    /** @param key makes a retry after a lost answer safe: the server does the same thing once */
    create: <Name extends ResourceName>(name: Name, body: Body, key?: string) =>
      entry(name, '', {
        method: 'POST',
        body,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    update: <Name extends ResourceName>(name: Name, id: string, body: Body) =>
      entry(name, `/${segment(id)}`, { method: 'PATCH', body }),
    remove: <Name extends ResourceName>(name: Name, id: string) => entry(name, `/${segment(id)}`, { method: 'DELETE' }),
    login: (credentials: Credentials) => call(isPerson, '/login', { method: 'POST', body: { ...credentials } }),
    register: (registration: Registration) =>
      call(isPerson, '/register', { method: 'POST', body: { ...registration } }),
    logout: async (): Promise<void> => void (await answered('/logout')),
    loggedIn: () => call((value) => typeof value === 'boolean', '/loggedin'),
    registrationOpen: async () => (await call(isRecord, '/registration'))['open'] === true,
    siteContent: () => call(isSiteContent, '/site-content'),
  }
}

/** An answer of another shape than the contract's is a failure like any other. */
async function expected<T>(is: (value: unknown) => value is T, response: Response): Promise<T> {
  const value: unknown = await response.json().catch(() => undefined)
  if (!is(value)) throw new ApiError(0, messages.fault)
  return value
}

export type Api = ReturnType<typeof createApi>
