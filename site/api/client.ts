import type { Credentials } from '#contract/auth.ts'
import type { FieldError } from '#contract/failure.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { loadMessages } from '../language/load-language.ts'
import { type EntityOf, type ResourceName, resources } from '#contract/index.ts'
import { isRecord } from '#contract/narrow.ts'
import { type SearchQuery, searchQuery } from '#contract/search.ts'
import { idSegment } from '#contract/resource.ts'
import type * as Checks from './response-types.ts'
import type { Progress } from './upload.ts'

/** A failed call, with the server's message if it sent one. Status 0 if no response came, below 400 if it had an unexpected body. */
export class ApiError extends Error {
  readonly status: number
  /** The server's field errors. */
  readonly errors: readonly FieldError[]
  /** How many seconds the server asks to wait. */
  declare retryAfter?: number | undefined

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
  /** Drafts, too; for signed-in users. */
  status?: 'any'
  [LANGUAGE_PARAMETER]?: Language
}

/** A list query as a query string; empty for the whole list. */
export function queryString(query: ListQuery): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export interface Listed<Name extends ResourceName> {
  items: EntityOf<Name>[]
  /** The number of entries in the whole list, of which `items` may be a part. */
  total: number
}

interface WithTag<Entry> {
  entry: Entry
  tag?: string
}

/** A request body: a form with a file, or fields sent as JSON. */
export type Body = FormData | Record<string, unknown>

export interface RequestOptions {
  method?: string
  body?: Body
  headers?: Record<string, string>
  onProgress?: Progress | undefined
  /** A refusal is an expected response: `onFailed` is not called. */
  allowsRefusal?: true
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

/** Tests whether a response body has a type. Most checks are loaded with the kinds of fields, which a first visit does not need. */
type Check<T> = (value: unknown) => value is T

const check = async <T>(pick: (checks: typeof Checks) => Check<T>): Promise<Check<T>> =>
  pick(await import('./response-types.ts'))

/**
 * Creates the API client, the only code that calls /api. On the server, `fetch` stays within the process.
 *
 * @param language the language in which content for visitors is requested
 * @param onFailed called with status and method of a call that failed, such as 401 when there is no session
 */
export function createApi(
  fetch: typeof globalThis.fetch,
  language: Language = DEFAULT_LANGUAGE,
  onFailed: (status: number, method: string) => void = () => undefined,
) {
  const languageQuery = language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_PARAMETER]: language }

  async function request(path: string, options?: RequestOptions): Promise<Response> {
    const { method = 'GET', body, headers: given, onProgress, allowsRefusal } = options ?? {}
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
      throw new ApiError(0, pageMessages.fault)
    })
    if (!response.ok) {
      if (!allowsRefusal) onFailed(response.status, method)
      const [{ parseFailure }] = await Promise.all([import('./response-types.ts'), loadMessages(language)])
      throw await parseFailure(response)
    }
    return response
  }

  async function call<T>(is: Promise<Check<T>> | Check<T>, path: string, options?: RequestOptions): Promise<T> {
    const checking = Promise.resolve(is)
    // A lost connection fails both the request and the loading of the check: the former says what has happened.
    checking.catch(() => undefined)
    const response = await request(path, options)
    return parseBody(await checking, response)
  }

  const entry = <Name extends ResourceName>(
    name: Name,
    path: string,
    options?: RequestOptions,
  ): Promise<EntityOf<Name>> => call(entityOf(name), pathOf(name) + path, options)

  const pathOf = (name: ResourceName) => `/${resources[name].path}`
  const segment = encodeURIComponent

  return {
    async list<Name extends ResourceName>(name: Name, query: ListQuery = {}): Promise<Listed<Name>> {
      const [response, isEntity] = await Promise.all([
        request(pathOf(name) + queryString({ ...query, ...languageQuery })),
        entityOf(name),
      ])
      const isList = (value: unknown): value is EntityOf<Name>[] => Array.isArray(value) && value.every(isEntity)
      const items = await parseBody(isList, response)
      return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
    },
    bySlug: <Name extends ResourceName>(name: Name, slug: string) =>
      entry(name, `/${segment(slug)}${queryString(languageQuery)}`),
    /** What the page of an entry shows beside it. */
    entryContext: (name: ResourceName, slug: string) =>
      call(
        check((checks) => checks.isEntryContext),
        `/context${pathOf(name)}/${segment(slug)}${queryString(languageQuery)}`,
      ),
    /** An entry with its ETag, for editing. */
    async withTag<Name extends ResourceName>(
      name: Name,
      id: string,
      lang?: Language,
    ): Promise<WithTag<EntityOf<Name>>> {
      const path = `${pathOf(name)}/${idSegment(resources[name])}/${segment(id)}`
      const response = await request(path + queryString(lang ? { lang } : {}))
      const tag = response.headers.get('etag')
      return { entry: await parseBody(await entityOf(name), response), ...(tag === null ? {} : { tag }) }
    },
    create: <Name extends ResourceName>(name: Name, body: Body, { key, onProgress }: SendOptions = {}) =>
      entry(name, queryString(languageQuery), {
        method: 'POST',
        body,
        headers: given({ 'idempotency-key': key }),
        onProgress,
      }),
    /** The signed-in account. */
    account: () =>
      call(
        check((checks) => checks.isOwnAccount),
        '/account',
        { allowsRefusal: true },
      ),
    /**
     * Any other call with a check of its response. Calls that visitors do not make are defined beside their users, such as
     * site/state/writing-calls.ts.
     */
    call,
    login: (credentials: Credentials) =>
      call(
        check((checks) => checks.isPerson),
        '/login',
        { method: 'POST', body: { ...credentials }, allowsRefusal: true },
      ),
    logout: async (): Promise<void> => void (await request('/logout')),
    /** The time in ISO 8601 by which an inquiry that is sent now will be answered; empty if unknown. */
    answerTime: async (): Promise<string> => String((await call(isRecord, '/answer-time'))['answerBy'] ?? ''),
    /** Finds words in everything that visitors may read, or what belongs to a tag. */
    search: (query: SearchQuery) =>
      call(
        check((checks) => checks.isFound),
        `/search${searchQuery(query, language)}`,
      ),
    loggedIn: () => call((value) => typeof value === 'boolean', '/loggedin'),
    registrationOpen: async () => (await call(isRecord, '/registration'))['open'] === true,
    siteContent: () =>
      call(
        check((checks) => checks.isSiteContent),
        `/site-content${queryString(languageQuery)}`,
      ),
  }
}

const entityOf = <Name extends ResourceName>(name: Name): Promise<Check<EntityOf<Name>>> =>
  check(
    ({ isEntity }) =>
      (value): value is EntityOf<Name> =>
        isEntity(name, value),
  )

/** Headers without those that are undefined. */
export const given = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Parses a response body; an unexpected one is an error. */
async function parseBody<T>(is: Check<T>, response: Response): Promise<T> {
  const value: unknown = await response.json().catch(() => undefined)
  if (!is(value)) throw new ApiError(response.status, pageMessages.fault)
  return value
}

export type Api = ReturnType<typeof createApi>
