import { LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from './router.ts'
import { dashboardSchemas } from './openapi-dashboard.ts'
import { deskSchemas } from './openapi-inquiry-desk.ts'
import { documentSchemas } from './openapi-documents.ts'
import { mediaSchemas } from './openapi-media.ts'
import { secondFactorSchemas } from './openapi-second-factor.ts'
import { settingsSchemas } from './openapi-settings.ts'
import { missedSchemas } from './openapi-missed-addresses.ts'
import { trashSchemas } from './openapi-trash.ts'
import { writingSchemas, writingSchemasByType } from './openapi-writing.ts'
import { type Operation, operations, tags } from './openapi-operations.ts'
import { schemas } from './openapi-schemas.ts'
import { type ComponentSchemas, type Json, ref, text } from './json-schema.ts'

export interface Served {
  /** The routes that the document describes, beside those of `state`. */
  routes: readonly Pick<Route, 'method' | 'path' | 'who' | 'changesState' | 'cacheable' | 'sessionOnly'>[]
  /** The origin of the site, without a slash at its end; empty for that of the document. */
  server: string
  /** The name of the session's cookie. */
  cookie: string
}

/**
 * The OpenAPI 3.1 document of the contract, made from the table that the server routes by and from the descriptions of the
 * content types.
 *
 * @throws Error for a route that openapi-operations.ts does not describe
 */
export function openApi({ routes, server, cookie }: Served): Json {
  const paths = new Map<string, Json>()
  for (const route of [...routes, ...state]) {
    const path = sharedPath(route.path, routes)
    paths.set(path, { ...paths.get(path), [route.method]: operationOf(route, path) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website API',
      version: '1.0.0',
      description: INTRODUCTION,
      contact: { name: 'The site', url: `${server}/contact` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${server}/api`, description: 'This site' }],
    tags,
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        ...writingSchemasByType,
        ...schemas,
        ...writingSchemas,
        ...deskSchemas,
        ...dashboardSchemas,
        ...missedSchemas,
        ...trashSchemas,
        ...mediaSchemas,
        ...documentSchemas,
        ...secondFactorSchemas,
        ...settingsSchemas,
      } satisfies ComponentSchemas,
      responses: Object.fromEntries(
        Object.entries(failures).map(([name, failure]) => [name, failureResponse(failure)]),
      ),
      headers,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by login and register.' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`users API-Key <key>`; people make keys on the panel, under API keys.',
        },
      },
    },
  }
}

const INTRODUCTION = `Entries of the website, for its own pages and for programs. Every path is served with and without one slash at its end.
People sign in with a cookie, programs with an API key; a changing request of a browser must come from the site's own origin.`

/** Operations that are served before the route table (cms/server/health.ts). */
const state: Served['routes'] = [
  { method: 'get', path: '/health', who: 'visitor' },
  { method: 'get', path: '/ready', who: 'visitor' },
]

/** A read by slug and an update by id have parameters in the same position, which OpenAPI requires to have one name: `{id}`. */
function sharedPath(path: string, routes: Served['routes']): string {
  const place = path.replace(/:\w+/g, ':')
  const isShared = routes.some((other) => other.path !== path && other.path.replace(/:\w+/g, ':') === place)
  return path.replace(/:(\w+)/g, isShared ? '{id}' : '{$1}')
}

function operationOf(route: Served['routes'][number], path: string): Json {
  const operation = operations[`${route.method} ${route.path}`]
  if (!operation) throw new Error(`cms/api/openapi-operations.ts does not describe ${route.method} ${route.path}`)
  const { operationId, tag, summary, description, parameters = [], requestBody } = operation
  const all = [...pathParameters(route, path), ...parameters]
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: securityOf(route),
    ...(all.length > 0 ? { parameters: all } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...success(route, operation), ...failuresOf(route, operation) },
  }
}

const described: Readonly<Record<string, string>> = {
  id: 'The entry’s id.',
  slug: 'The entry’s slug.',
  version: 'The version’s id.',
}

/** A path's parameters, with the names in the shared path and the descriptions of the names in the route. */
function pathParameters(route: Pick<Route, 'path'>, path: string): Json[] {
  const own = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name], n) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
    description: described[own[n] ?? ''] ?? '',
  }))
}

function securityOf({ path, who, sessionOnly }: Served['routes'][number]): Json[] {
  // Registration needs a session only once there is an administrator.
  if (path === '/register') return [{}, { session: [] }]
  if (who === 'visitor') return []
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { apiKey: [] }]
}

function success({ cacheable }: Served['routes'][number], operation: Operation): Json {
  const { status = '200', summary, schema, headers: names = [] } = operation
  const all = [
    ...(cacheable ? ['ETag', 'Cache-Control'] : []),
    ...(hasLanguage(operation) ? ['Content-Language'] : []),
    ...names,
  ]
  const withHeaders = all.length > 0 ? { headers: headersOf(all) } : {}
  return {
    [status]: { description: summary, ...withHeaders, content: { 'application/json': { schema } } },
    ...(cacheable ? { '304': { description: 'Not changed since the ETag in `If-None-Match`', ...withHeaders } } : {}),
  }
}

/** Whether an operation takes a language. */
const hasLanguage = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ name }) => name === LANGUAGE_PARAMETER)

const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

interface Failure {
  status: string
  description: string
  headers?: readonly string[]
}

const failures = {
  BadRequest: {
    status: '400',
    description: 'The path, the query or the body breaks a rule; `errors` names the fields',
  },
  NotSignedIn: { status: '401', description: `Not signed in, or wrongly: ${messages.loginFirst}` },
  Forbidden: { status: '403', description: `Not allowed to the signed-in user, or from another site’s page` },
  NotFound: { status: '404', description: 'There is no such entry' },
  Conflict: { status: '409', description: 'In conflict with what there is already' },
  Changed: { status: '412', description: messages.changedMeanwhile },
  TooLarge: { status: '413', description: 'The body is too large or has too much structure' },
  MediaType: {
    status: '415',
    description: 'The body has a type that is not read here, or is compressed',
    headers: ['Accept-Encoding'],
  },
  TooMany: { status: '429', description: messages.tooManyAttempts, headers: ['Retry-After'] },
  Fault: { status: '500', description: messages.fault },
  Unavailable: { status: '503', description: messages.unavailable, headers: ['Retry-After'] },
} satisfies Record<string, Failure>

const failureResponse = ({ description, headers: names }: Failure): Json => ({
  description,
  headers: headersOf(['X-Message-Code', ...(names ?? [])]),
  content: { 'application/json': { schema: ref('Failure') } },
})

/** The error responses of a route: of the checks of path, query, origin, access and body, and of the operation's own rules. */
function failuresOf(
  { method, path, who, changesState, sessionOnly }: Served['routes'][number],
  operation: Operation,
): Json {
  const statuses = new Set(['500', '503', ...(operation.failures ?? [])])
  // An invalid API key counts as an attempt on every route, also on those of visitors.
  if (!state.some((one) => one.path === path)) statuses.add('429')
  if (who !== 'visitor') statuses.add('401')
  if (who === 'administrator' || sessionOnly || changesState || method !== 'get') statuses.add('403')
  if (path.includes(':')) statuses.add('404')
  if (operation.requestBody) for (const status of ['400', '413', '415']) statuses.add(status)
  if (path.includes(':') || operation.parameters?.some((one) => one['in'] === 'query')) statuses.add('400')
  return Object.fromEntries(
    Object.entries(failures).flatMap(([name, { status }]) =>
      statuses.has(status) ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  )
}

const header = (description: string, schema: Json = text): Json => ({ description, schema })

const headers: Json = {
  ETag: header('A strong tag of these very bytes, for `If-None-Match` and `If-Match`'),
  'Cache-Control': header('Caches ask each time, by `If-None-Match`'),
  Link: header('The first, previous, next and last page (RFC 8288), of a list in pages'),
  'X-Total-Count': header('How many entries the whole list has, of a list in pages', { type: 'integer', minimum: 0 }),
  'Content-Language': header('The language, where it is not English'),
  'Content-Location': header('Where the entry is now, if it was found by a slug that it had before'),
  'X-Message-Code': header('What the message is about, for programs and other languages; absent for some', {
    type: 'string',
  }),
  'Retry-After': header('Seconds', { type: 'integer', minimum: 0 }),
  'Accept-Encoding': header('`identity`, where the body was compressed'),
  'Set-Cookie': header('Sets or clears the session'),
}
