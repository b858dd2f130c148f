import type { Credentials, Registration } from '#contract/auth.ts'
import type { FieldError } from '#contract/failure.ts'
import { messages } from '#contract/messages.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import type { NewerDraft } from '#contract/newer-draft.ts'
import { isRecord } from '#contract/is-record.ts'
import { idSegment } from '#contract/resource.ts'
import type { Progress } from './upload.ts'
import { parseFailure, isEntity, isNewerDraft, isPerson, isSiteContent } from './response-types.ts'

/** A failed call, with the server's message if it sent one. Status 0 if no valid response came. */
export class ApiError extends Error {
  readonly status: number
  /** The server's field errors. */
  readonly errors: readonly FieldError[]

  constructor(status: number, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export interface ListQuery {
  limit?: number
  page?: number
  q?: string
}

/** A list query as a query string; empty for the whole list. */
export function queryString(query: ListQuery): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export interface Listed<Name extends ResourceName> {
  items: EntityOf<Name>[]
  /** Of the whole list. */
  total: number
}

interface WithTag<Entry> {
  entry: Entry
  tag?: string
}

/** A request body: a form with a file, or fields sent as JSON. */
export type Body = FormData | Record<string, unknown>

interface RequestOptions {
  method: string
  body?: Body
  headers?: Record<string, string>
  onProgress?: Progress | undefined
}

/** Options of a create or update call. */
export interface SendOptions {
  /** The idempotency key: a retry with the same key does not create a second entry. */
  key?: string
  /** The entry's ETag when editing began: the update fails if the entry has changed since. */
  tag?: string | undefined
  onProgress?: Progress | undefined
}

/** Time limit of a call without an upload. */
const TIMEOUT_MS = 15_000

/** Preloads the upload module, so that it is available if the connection is lost later. */
export const preloadUpload = (): void => void import('./upload.ts').catch(() => undefined)

/** Creates the API client, the only code that calls /api. On the server, `fetch` stays within the process. */
export function createApi(fetch: typeof globalThis.fetch) {
  async function request(path: string, options?: RequestOptions): Promise<Response> {
    const { method = 'GET', body, headers: given, onProgress } = options ?? {}
    const headers = new Headers(given)
    const isJson = body !== undefined && !(body instanceof FormData)
    if (isJson) headers.set('content-type', 'application/json')
    const content = isJson ? JSON.stringify(body) : (body ?? null)
    const response = await (
      onProgress
        ? import('./upload.ts').then(({ upload }) =>
            upload(`/api${path}`, { method, headers, body: content }, onProgress),
          )
        : fetch(`/api${path}`, { method, headers, body: content, signal: AbortSignal.timeout(TIMEOUT_MS) })
    ).catch(() => {
      throw new ApiError(0, messages.fault)
    })
    if (!response.ok) {
      const { message, errors } = await parseFailure(response)
      throw new ApiError(response.status, message, errors)
    }
    return response
  }

  async function call<T>(is: (value: unknown) => value is T, path: string, options?: RequestOptions): Promise<T> {
    return parseBody(is, await request(path, options))
  }

  const entry = <Name extends ResourceName>(
    name: Name,
    path: string,
    options?: RequestOptions,
  ): Promise<EntityOf<Name>> => call((value) => isEntity(name, value), pathOf(name) + path, options)

  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const segment = encodeURIComponent

  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery = {}): Promise<Listed<Name>> {
      const response = await request(pathOf(name) + queryString(query))
      const isList = (value: unknown): value is EntityOf<Name>[] =>
        Array.isArray(value) && value.every((item) => isEntity(name, item))
      const items = await parseBody(isList, response)
      return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
    },
    bySlug: <Name extends ResourceName>(name: Name, slug: string) => entry(name, `/${segment(slug)}`),
    /**
     * The newest draft of an entry, for signed-in users.
     *
     * @param typed unsaved values of the panel's form
     */
    preview: <Name extends ResourceName>(name: Name, id: string, typed?: Record<string, unknown>) =>
      call(
        (value) => isEntity(name, value),
        `/preview${pathOf(name)}/${segment(id)}`,
        typed && { method: 'POST', body: typed },
      ),
    /** An entry with its ETag, for editing. */
    async withTag<Name extends ResourceName>(name: Name, id: string): Promise<WithTag<EntityOf<Name>>> {
      const response = await request(`${pathOf(name)}/${idSegment(resources[name])}/${segment(id)}`)
      const tag = response.headers.get('etag')
      return { entry: await parseBody((value) => isEntity(name, value), response), ...(tag === null ? {} : { tag }) }
    },
    /** The unpublished draft of an entry that is newer than the published version, or null. */
    newerDraft: (name: ResourceName, id: string): Promise<NewerDraft | null> =>
      call((value) => value === null || isNewerDraft(value), `/draft${pathOf(name)}/${segment(id)}`),
    create: <Name extends ResourceName>(name: Name, body: Body, { key, onProgress }: SendOptions = {}) =>
      entry(name, '', { method: 'POST', body, headers: given({ 'idempotency-key': key }), onProgress }),
    update: <Name extends ResourceName>(name: Name, id: string, body: Body, { tag, onProgress }: SendOptions = {}) =>
      entry(name, `/${segment(id)}`, { method: 'PATCH', body, headers: given({ 'if-match': tag }), onProgress }),
    remove: <Name extends ResourceName>(name: Name, id: string) => entry(name, `/${segment(id)}`, { method: 'DELETE' }),
    login: (credentials: Credentials) => call(isPerson, '/login', { method: 'POST', body: { ...credentials } }),
    register: (registration: Registration) =>
      call(isPerson, '/register', { method: 'POST', body: { ...registration } }),
    logout: async (): Promise<void> => void (await request('/logout')),
    loggedIn: () => call((value) => typeof value === 'boolean', '/loggedin'),
    registrationOpen: async () => (await call(isRecord, '/registration'))['open'] === true,
    siteContent: () => call(isSiteContent, '/site-content'),
  }
}

const given = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Parses a response body; an unexpected one is an error. */
async function parseBody<T>(is: (value: unknown) => value is T, response: Response): Promise<T> {
  const value: unknown = await response.json().catch(() => undefined)
  if (!is(value)) throw new ApiError(0, messages.fault)
  return value
}

export type Api = ReturnType<typeof createApi>
