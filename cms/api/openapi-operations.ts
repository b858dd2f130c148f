import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '#contract/limits.ts'
import { type Action, type Call, callsOf, type Resource } from '#contract/resource.ts'
import { resources } from '#contract/index.ts'
import { KEY_PATTERN } from './idempotency.ts'
import { MAX_PAGE } from './list-query.ts'
import {
  body,
  credentials,
  entityBody,
  type Json,
  newApiKey,
  object,
  ref,
  registration,
  text,
} from './openapi-schemas.ts'

/** What the OpenAPI document says of a call beyond the table of routes. */
export interface Operation {
  operationId: string
  tag: string
  summary: string
  description: string
  parameters?: readonly Json[]
  requestBody?: Json
  status?: '201'
  /** Of the successful response, and its headers by name. */
  schema: Json
  headers?: readonly string[]
  /** Failures that only this call has; the others follow from its route (openapi.ts). */
  failures?: readonly string[]
}

/** Operations by method and path, as the table of routes writes them. */
type Operations = Readonly<Record<string, Operation>>

const query = (name: string, schema: Json, description: string): Json => ({ name, in: 'query', schema, description })

const drafts = query(
  'status',
  { type: 'string', enum: ['any'] },
  'Includes drafts. Staff only: 401 without a session or key.',
)

const listQuery: readonly Json[] = [
  query(
    'limit',
    { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX },
    `Entries of one page; ${PAGE_SIZE_DEFAULT} if only \`page\` is given. Without both the whole list is returned.`,
  ),
  query('page', { type: 'integer', minimum: 1, maximum: MAX_PAGE }, 'Which page, from 1.'),
  query('q', text, 'Words that an entry must all contain: at most 8, of 200 characters together.'),
]

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: KEY_PATTERN.source },
  description: 'A repeated request with the same key and body gets the first response again, for 24 hours.',
}

const ifMatch: Json = {
  name: 'If-Match',
  in: 'header',
  schema: text,
  description: 'The ETag that the entry was read with: 412 if it has changed since.',
}

type Describe = (type: Resource, call: Call) => Omit<Operation, 'operationId' | 'tag'>

const describe: Readonly<Record<Action, Describe>> = {
  create: (type, { who }) => ({
    summary: `Creates a ${type.name}`,
    description: who === 'staff' ? 'Published at once.' : 'Open to everyone; limited per client IP.',
    parameters: [idempotencyKey],
    requestBody: entityBody(type, 'create'),
    status: '201',
    schema: ref(type.name),
    failures: ['409'],
  }),
  list: (type, { who }) => ({
    summary: `Lists each ${type.name}`,
    description: `${type.order === 'newest' ? 'The newest first' : 'In the order that the panel sets'}; all, or one page.`,
    parameters: who === 'visitor' ? [...listQuery, drafts] : listQuery,
    schema: { type: 'array', items: ref(type.name) },
    headers: ['X-Total-Count', 'Link'],
    failures: who === 'visitor' ? ['401'] : [],
  }),
  readBySlug: (type) => ({
    summary: `Reads a ${type.name} by its slug`,
    description: 'A slug that the entry had before finds it as well; `Content-Location` then says where it is now.',
    parameters: [drafts],
    schema: ref(type.name),
    headers: ['Content-Location'],
    failures: ['401'],
  }),
  readById: (type) => ({
    summary: `Reads a ${type.name} by its id`,
    description: 'Published entries; drafts too with `status=any`.',
    parameters: [drafts],
    schema: ref(type.name),
    failures: ['401'],
  }),
  update: (type) => ({
    summary: `Changes a ${type.name}`,
    description: 'Changes the fields that are sent and leaves the others. PATCH and PUT do the same.',
    parameters: [ifMatch],
    requestBody: entityBody(type, 'update'),
    schema: ref(type.name),
    failures: ['412'],
  }),
  remove: (type) => ({
    summary: `Deletes a ${type.name}`,
    description: 'Returns the entry as it was. Its picture is deleted unless something else shows it.',
    schema: ref(type.name),
  }),
}

function operationId(type: Resource, { action, path }: Call, method: string): string {
  const isPlain = action === 'readById' && path.split('/').length === 3
  return `${action}${type.name}${method === 'PUT' ? 'ByPut' : ''}${isPlain ? 'Plainly' : ''}`
}

const ofType = (type: Resource): [string, Operation][] =>
  callsOf(type).flatMap((call) =>
    call.methods.map((method): [string, Operation] => [
      `${method.toLowerCase()} ${call.path}`,
      { operationId: operationId(type, call, method), tag: type.name, ...describe[call.action](type, call) },
    ]),
  )

const SCREENS = 'Staff’s screens'

const previewsOf = (type: Resource): [string, Operation][] => [
  [
    `get /preview/${type.path}/:id`,
    {
      operationId: `preview${type.name}`,
      tag: SCREENS,
      summary: `Reads a ${type.name} as its newest draft has it`,
      description: 'As it would be returned once published.',
      schema: ref(type.name),
    },
  ],
  [
    `post /preview/${type.path}/:id`,
    {
      operationId: `previewUnsaved${type.name}`,
      tag: SCREENS,
      summary: `The same with what is typed in the panel and not saved yet`,
      description: 'The body is the panel’s form, by field name. Nothing is stored.',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object', minProperties: 1 } } },
      },
      schema: ref(type.name),
    },
  ],
]

const newerDraftOf = (type: Resource): [string, Operation][] => [
  [
    `get /draft/${type.path}/:id`,
    {
      operationId: `newerDraftOf${type.name}`,
      tag: SCREENS,
      summary: `The draft that is newer than what a ${type.name} shows`,
      description: 'Null if there is none.',
      schema: { anyOf: [ref('NewerDraft'), { type: 'null' }] },
    },
  ],
]

const ACCOUNTS = 'Signing in'
const SITE = 'Site'

const byHand: Operations = {
  'post /register': {
    operationId: 'register',
    tag: ACCOUNTS,
    summary: 'Makes an administrator',
    description: 'Open to everyone until there is one; for administrators after that. Signs the new one in.',
    requestBody: body(registration),
    status: '201',
    schema: ref('Person'),
    headers: ['Set-Cookie'],
    failures: ['401', '409'],
  },
  'post /login': {
    operationId: 'login',
    tag: ACCOUNTS,
    summary: 'Signs a person in',
    description: 'The response’s cookie is the session: HttpOnly, for 12 hours. Programs use an API key.',
    requestBody: body(credentials),
    schema: ref('Person'),
    headers: ['Set-Cookie'],
    failures: ['401'],
  },
  'get /logout': {
    operationId: 'logout',
    tag: ACCOUNTS,
    summary: 'Ends the session of the cookie',
    description: 'A session that has ended already is no failure.',
    schema: object({ message: text }),
    headers: ['Set-Cookie'],
  },
  'get /loggedin': {
    operationId: 'loggedIn',
    tag: ACCOUNTS,
    summary: 'Whether the session or the API key holds',
    description: 'True or false.',
    schema: { type: 'boolean' },
  },
  'get /registration': {
    operationId: 'registration',
    tag: ACCOUNTS,
    summary: 'Whether the first administrator is still to be made',
    description: 'While it is open everyone may register.',
    schema: object({ open: { type: 'boolean' } }),
  },
  'post /api-keys': {
    operationId: 'createApiKey',
    tag: ACCOUNTS,
    summary: 'Makes an API key for whoever is signed in',
    description:
      'At most ten each, with at most the rights of their owner, whose password is needed. Not with an API key.',
    requestBody: body(newApiKey),
    status: '201',
    schema: ref('ApiKey'),
    failures: ['409', '429'],
  },
  'get /site-content': {
    operationId: 'siteContent',
    tag: SITE,
    summary: 'What the firm says of itself',
    description: 'Slides, plans, tags, contact details and the like, which are no entries.',
    schema: ref('SiteContent'),
  },
  'get /openapi.json': {
    operationId: 'openApi',
    tag: SITE,
    summary: 'This document',
    description: 'OpenAPI 3.1.',
    schema: { type: 'object' },
  },
  'get /health': {
    operationId: 'health',
    tag: SITE,
    summary: 'Whether the process serves',
    description: 'Always 200 while it does.',
    schema: object({ status: text }),
  },
  'get /ready': {
    operationId: 'ready',
    tag: SITE,
    summary: 'Whether the database responds',
    description: '503 while it does not.',
    schema: object({ status: text }),
  },
}

const types = Object.values<Resource>(resources)

export const operations: Operations = {
  ...Object.fromEntries([
    ...types.flatMap(ofType),
    ...types.filter(({ slugFrom }) => slugFrom).flatMap(previewsOf),
    ...types.filter(({ update }) => update).flatMap(newerDraftOf),
  ]),
  ...byHand,
}

export const tags: readonly Json[] = [
  ...types.map(({ name, path }) => ({ name, description: `Entries under /${path}.` })),
  { name: ACCOUNTS, description: 'Sessions of people and API keys of programs.' },
  { name: SCREENS, description: 'What the site’s own screens ask of drafts.' },
  { name: SITE, description: 'The site as a whole and its state.' },
]
