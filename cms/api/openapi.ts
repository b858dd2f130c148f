import { resources } from '#contract/index.ts'
import { messages } from '#contract/failure.ts'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, PASSWORD_MIN } from '#contract/limits.ts'
import { type Action, type Call, callsOf, type Field, type Resource } from '#contract/resource.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import { schemaByExample } from './schema-by-example.ts'

type Json = { [key: string]: unknown }

const text: Json = { type: 'string' }
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const content = (schema: Json, type = 'application/json'): Json => ({ [type]: { schema } })
const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
})

/** The OpenAPI 3.1 document of the whole contract, made from the same descriptions as the calls themselves. */
export function openApi(server: string): Json {
  const types = Object.values<Resource>(resources)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website API',
      version: '1.0.0',
      description:
        'Entries of the website. Paths answer with and without a trailing slash. A session is an HttpOnly cookie, set by login and register.',
    },
    servers: [{ url: `${server}/api` }],
    paths: {
      ...Object.fromEntries(types.flatMap(pathsOf).reduce(merged, new Map<string, Json>())),
      ...authPaths,
      ...otherPaths,
    },
    components: {
      schemas: { ...schemas, ...Object.fromEntries(types.map((type) => [type.name, entitySchema(type)])) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'payload-token' } },
    },
  }
}

function merged(paths: Map<string, Json>, [path, operations]: [string, Json]): Map<string, Json> {
  return paths.set(path, { ...paths.get(path), ...operations })
}

const pathsOf = (type: Resource): [string, Json][] =>
  callsOf(type).map((call) => [
    // An update and a read by slug share a place; OpenAPI wants one name for it.
    call.path.replace(/:(id|slug)/, (_, name: string) => (sharesPlace(type, call) ? '{id}' : `{${name}}`)),
    Object.fromEntries(call.methods.map((method) => [method.toLowerCase(), operation(type, call, method)])),
  ])

const sharesPlace = (type: Resource, call: Call): boolean =>
  call.path.split('/').length === 3 && type.slugFrom !== undefined

function operation(type: Resource, call: Call, method: string): Json {
  const answers: Readonly<Record<Action, [string, string, Json]>> = {
    create: ['201', `The new ${type.name}`, ref(type.name)],
    list: ['200', 'The entries', { type: 'array', items: ref(type.name) }],
    readBySlug: [
      '200',
      `The ${type.name} at this slug, or that was there before and is at its own now`,
      ref(type.name),
    ],
    readById: ['200', `The ${type.name} with this id`, ref(type.name)],
    update: ['200', `The ${type.name} as it now is`, ref(type.name)],
    remove: ['200', `The deleted ${type.name}`, ref(type.name)],
  }
  const [status, description, schema] = answers[call.action]
  const takesBody = call.action === 'create' || call.action === 'update'
  return {
    tags: [type.name],
    operationId: `${call.action}${type.name}${method === 'PUT' ? 'ByPut' : ''}${call.path.split('/').length === 3 && call.action === 'readById' ? 'Plainly' : ''}`,
    summary: description,
    ...(call.who === 'staff' ? { security: [{ session: [] }] } : {}),
    parameters: parametersOf(type, call),
    ...(takesBody ? { requestBody: { required: true, content: bodies(type, call.action === 'create') } } : {}),
    responses: { [status]: { description, content: content(schema) }, ...failures(type, call) },
  }
}

function parametersOf(type: Resource, call: Call): Json[] {
  const parameters: Json[] = []
  const name = /:(id|slug)/.exec(call.path)?.[1]
  if (name) parameters.push({ name: sharesPlace(type, call) ? 'id' : name, in: 'path', required: true, schema: text })
  const query = (key: string, schema: Json, description: string) =>
    parameters.push({ name: key, in: 'query', schema, description })
  if (call.action === 'list') {
    query(
      'limit',
      { type: 'integer', minimum: 1, maximum: PAGE_SIZE_MAX },
      `Part of the list; ${PAGE_SIZE_DEFAULT} if only page is given`,
    )
    query('page', { type: 'integer', minimum: 1 }, 'Which part')
    query('q', text, 'Words that an entry must contain')
  }
  if (call.action !== 'create' && call.action !== 'update' && call.action !== 'remove' && call.who === 'visitor')
    query('status', { const: 'any' }, 'Includes drafts; for administrators')
  if (call.action === 'create') parameters.push({ name: 'Idempotency-Key', in: 'header', schema: text })
  if (call.action === 'update') parameters.push({ name: 'If-Match', in: 'header', schema: text })
  return parameters
}

const fieldSchema = ({ kind, max }: Field): Json => ({
  type: 'string',
  maxLength: max,
  ...(kind === 'email' ? { format: 'email' } : {}),
  ...(kind === 'html' ? { contentMediaType: 'text/html' } : {}),
})

function bodies(type: Resource, creates: boolean): Json {
  const fields = Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, fieldSchema(field)]))
  const required = creates ? Object.keys(type.fields).filter((name) => type.fields[name]?.required) : []
  const plain = object(type.image && !creates ? { ...fields, removeImage: { enum: ['true', true] } } : fields, required)
  const file = {
    type: 'string',
    contentMediaType: 'image/*',
    description: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB',
  }
  const multipart = type.image ? { ...plain, properties: { ...(plain['properties'] as Json), image: file } } : plain
  return {
    ...content(multipart, 'multipart/form-data'),
    ...content(plain, 'application/x-www-form-urlencoded'),
    ...content(plain),
  }
}

function failures(type: Resource, call: Call): Json {
  const statuses: Record<string, string> = { '500': messages.fault, '503': messages.unavailable }
  if (call.who === 'staff') statuses['401'] = messages.loginFirst
  if (call.action.startsWith('read') || call.action === 'update' || call.action === 'remove')
    statuses['404'] = `${type.name} not found`
  if (call.action === 'create' || call.action === 'update')
    Object.assign(statuses, { '400': 'A rule is broken', '413': messages.bodyTooLarge, '415': messages.bodyType })
  if (call.action !== 'list' && !call.action.startsWith('read')) statuses['403'] = messages.foreignOrigin
  if (call.action === 'create' && call.who === 'visitor') statuses['429'] = messages.tooManyAttempts
  if (call.action === 'update') statuses['412'] = messages.changedMeanwhile
  return Object.fromEntries(
    Object.entries(statuses).map(([status, description]) => [
      status,
      { description, content: content(ref('Failure')) },
    ]),
  )
}

function entitySchema(type: Resource): Json {
  const properties: Json = { _id: text }
  for (const [name, field] of Object.entries(type.fields)) properties[name] = fieldSchema(field)
  if (type.slugFrom) properties['slug'] = text
  if (type.image) properties['image'] = { anyOf: [ref('Image'), { type: 'null' }] }
  if (type.dated) properties['createdAt'] = { type: 'string', format: 'date-time' }
  const required = Object.keys(properties)
  if (type.seo) properties['seo'] = ref('Seo')
  return object(properties, required)
}

const whole: Json = { type: 'integer', minimum: 0 }

const schemas: Json = {
  Image: object(
    {
      filePath: text,
      filename: text,
      alt: text,
      width: whole,
      height: whole,
      focus: object({ x: whole, y: whole }),
      sizes: { type: 'array', items: object({ width: whole, filePath: text }) },
    },
    ['filePath', 'filename', 'alt', 'width', 'height', 'sizes'],
  ),
  SiteContent: schemaByExample(defaultSiteContent, ref('Image')),
  // For search engines and shared links; what is left out falls back to the entry's own.
  Seo: object({ title: text, description: text, image: ref('Image') }, []),
  Failure: object({ message: text, errors: { type: 'array', items: object({ field: text, message: text }) } }, [
    'message',
  ]),
  Person: object({ _id: text, name: text, email: text }),
}

const failed = (description: string): Json => ({ description, content: content(ref('Failure')) })
const anyBody = (schema: Json): Json => ({
  required: true,
  content: {
    ...content(schema),
    ...content(schema, 'application/x-www-form-urlencoded'),
    ...content(schema, 'multipart/form-data'),
  },
})
const password: Json = { type: 'string', minLength: PASSWORD_MIN }

const authPaths: Json = {
  '/register': {
    post: {
      summary: 'Makes an administrator; open to all while there is none',
      requestBody: anyBody(object({ name: text, email: text, password })),
      responses: {
        '201': { description: 'The new administrator, signed in', content: content(ref('Person')) },
        '400': failed('A rule is broken'),
        '401': failed(messages.loginFirst),
        '403': failed(messages.foreignOrigin),
        '409': failed(messages.emailTaken),
      },
    },
  },
  '/login': {
    post: {
      summary: 'Signs in',
      requestBody: anyBody(object({ email: text, password: text })),
      responses: {
        '200': { description: 'Who is signed in', content: content(ref('Person')) },
        '400': failed(messages.fieldsRequired),
        '401': failed(messages.credentialsWrong),
        '403': failed(messages.foreignOrigin),
        '429': failed(messages.tooManyAttempts),
      },
    },
  },
  '/logout': {
    get: {
      summary: 'Ends the session',
      responses: {
        '200': { description: 'Signed out', content: content(object({ message: text })) },
        '403': failed(messages.foreignOrigin),
      },
    },
  },
  '/loggedin': {
    get: {
      summary: 'Whether a session holds',
      responses: { '200': { description: 'true or false', content: content({ type: 'boolean' }) } },
    },
  },
}

const simple = (summary: string, schema: Json): Json => ({
  get: { summary, responses: { '200': { description: summary, content: content(schema) } } },
})

const otherPaths: Json = {
  '/registration': simple('Whether the first administrator is still to be made', object({ open: { type: 'boolean' } })),
  '/site-content': simple('What the firm says of itself: slides, plans, tags, contact details, …', ref('SiteContent')),
  '/health': simple('The process serves', object({ status: text })),
  '/ready': {
    get: {
      summary: 'The database answers',
      responses: {
        '200': { description: 'Ready', content: content(object({ status: text })) },
        '503': failed(messages.unavailable),
      },
    },
  },
}
