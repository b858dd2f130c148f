import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '#contract/time.ts'
import { resources } from '#contract/index.ts'
import { type Call, callsOf } from '#contract/calls-of-type.ts'
import { type AnyEntity, type Resource } from '#contract/resource.ts'
import { atEndOfGroup } from '../support/at-end.ts'
import { Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entity, member, sample } from '../support/entities.ts'
import { raw } from '../support/raw.ts'
import type { Server } from '../support/server.ts'
import { ownServer } from './support/context.ts'
import { administrator } from '../support/people.ts'
import { prepareGroup } from '../support/prepare-group.ts'

/**
 * Requests every path of the contract with every method, with and without a trailing slash, as an administrator and as all
 * kinds of signed-out clients; the expected response follows from the list of calls alone. Roles and API keys:
 * payload-rest-access.test.ts, api-keys.test.ts. The list itself is checked by hand, in legacy.test.ts.
 */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const signedOut = ['a visitor', 'an expired session', 'a revoked session', 'a tampered session'] as const
const signedIn = 'an administrator'
const everyone = [...signedOut, signedIn] as const
type Who = (typeof everyone)[number]

type Rule = Pick<Call, 'methods' | 'path' | 'who'>
const signingIn: readonly Rule[] = [
  { methods: ['POST'], path: '/register', who: 'staff' },
  { methods: ['POST'], path: '/login', who: 'visitor' },
  { methods: ['GET'], path: '/logout', who: 'visitor' },
  { methods: ['GET'], path: '/loggedin', who: 'visitor' },
]
const types = Object.values<Resource>(resources)

/** The calls of each path by method. Paths that differ in the name of their parameter only, as /blog/:slug and /blog/:id, count as one. */
const callsByPath = new Map<string, Map<string, Rule>>()
for (const rule of [...signingIn, ...types.flatMap(callsOf)]) {
  const shape = rule.path.replace(/:\w+/, ':')
  const place = callsByPath.get(shape) ?? new Map<string, Rule>()
  for (const method of rule.methods) place.set(method, rule)
  callsByPath.set(shape, place)
}

const FOREIGN = 'https://evil.test'
/** The number of concurrent requests. */
const BATCH = 8
const atEnd = atEndOfGroup()
const made = new Map<string, AnyEntity>()
const cookies = new Map<Who, string>()
let server: Server
let before: string[]

prepareGroup(async () => {
  const clock = await movableClock(atEnd)
  server = await ownServer(clock.environment, undefined, atEnd)
  const client = new Client(server.url)
  expect((await client.post('/register', administrator)).status).toBe(201)
  cookies.set('an expired session', client.cookie ?? '')
  await clock.moveBy(server, 13 * HOUR_MS)
  await client.post('/login', administrator)
  cookies.set('a revoked session', client.cookie ?? '')
  await client.get('/logout')
  await client.post('/login', administrator)
  const good = client.cookie ?? ''
  cookies.set(signedIn, good)
  cookies.set(
    'a tampered session',
    good.replace(/\.(.)([^.]*)$/, (_, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
  )
  for (const type of types) made.set(type.path, entity(await client.post(`/${type.path}/`, sample(type))))
  before = await contents()
}, 60_000)

/** The lists of all types, as an administrator reads them. */
const contents = (): Promise<string[]> =>
  Promise.all(
    types.map(async ({ path }) => (await raw(server.url, `/api/${path}/`, { headers: headersOf(signedIn) })).text),
  )

const headersOf = (who: Who): Record<string, string> => {
  const cookie = cookies.get(who)
  return cookie === undefined ? {} : { cookie }
}

/** The path with its parameter filled in. */
function pathOf({ path }: Rule, id?: string): string {
  const { _id = '', slug = '' } = made.get(path.split('/')[1] ?? '') ?? {}
  return path.replace(':id', id ?? _id).replace(':slug', slug)
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
const bodyByStatus: Readonly<Record<number, string>> = {
  401: '{"message":"Please login first"}',
  403: '{"message":"Request from another site refused"}',
}

interface Asked {
  status: number
  /** Parts of the response besides the status; the body only where it is the same for all callers. */
  rest: string
}

const json = { 'content-type': 'application/json' }
const pdf = { 'content-type': 'application/pdf' }
/** Bodies that every write rejects: the status for callers with access, and what is sent. */
const bodies = [
  ['no JSON', 400, { headers: json, body: '{' }],
  ['another type', 415, { headers: pdf, body: 'x' }],
] as const
const huge = { headers: json, body: '{', missing: 11 * 1_048_576 }

type Sent = NonNullable<Parameters<typeof raw>[2]>

async function ask(who: Who, path: string, sent: Sent): Promise<Asked> {
  const {
    status = 0,
    headers,
    text,
  } = await raw(server.url, `/api${path}`, {
    ...sent,
    headers: { ...sent.headers, ...headersOf(who) },
  })
  const lacks = headers['x-request-id'] ? '' : ' without an id'
  const cors = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
  const words = status in bodyByStatus ? text : status === 405 ? (headers.allow ?? '') : ''
  return { status, rest: [words, ...cors, lacks].join('') }
}

describe('F11: who may call what', () => {
  it.each([...callsByPath])('%s: each method, with and without a slash, for everyone', async (_, place) => {
    const [any] = place.values()
    if (!any) throw new Error('a path without a call')
    const allow = [...place.keys(), ...(place.has('GET') ? ['HEAD'] : [])].sort().join(', ')
    const wanted: string[] = []
    const requests: (() => Promise<string>)[] = []
    const check = (what: string, who: Who, path: string, sent: Sent, status: number) => {
      const line = `${who}: ${sent.method} ${path}, ${what}: `
      wanted.push(
        `${line}${status} ${status === 405 ? allow : sent.method === 'HEAD' ? '' : (bodyByStatus[status] ?? '')}`,
      )
      requests.push(async () => {
        const answer = await ask(who, path, sent)
        return `${line}${answer.status} ${answer.rest}`
      })
    }
    for (const who of everyone)
      for (const method of methods)
        for (const slash of ['', '/']) {
          const rule = place.get(method === 'HEAD' ? 'GET' : method)
          if (!rule) {
            check('a method it lacks', who, pathOf(any) + slash, { method, headers: { origin: FOREIGN } }, 405)
            continue
          }
          const isIn = who === signedIn
          const mayCall = isIn || rule.who === 'visitor'
          // A request by an administrator with a real id would delete the entry.
          const path = pathOf(rule, isIn && method === 'DELETE' ? 'nothing' : undefined) + slash
          if (!isRead(method) || rule.path === '/logout')
            check('from another site', who, path, { method, headers: { origin: FOREIGN } }, 403)
          if (isRead(method)) {
            // The administrator's session must stay valid.
            if (rule.path !== '/logout' || !isIn) check('as it is', who, path, { method }, mayCall ? 200 : 401)
            continue
          }
          for (const [what, refused, sent] of bodies)
            check(what, who, path, { method, ...sent }, mayCall ? (method === 'DELETE' ? 404 : refused) : 401)
          if (mayCall) continue
          check('11 MB', who, path, { method, ...huge }, 401)
          check('an unknown id', who, pathOf(rule, 'nothing') + slash, { method }, 401)
        }
    const found: string[] = []
    for (let n = 0; n < requests.length; n += BATCH)
      found.push(...(await Promise.all(requests.slice(n, n + BATCH).map((request) => request()))))
    expect(found).toEqual(wanted)
  })

  const reads = [...callsByPath].flatMap(([path, place]) => {
    const rule = place.get('GET')
    return rule?.who === 'visitor' && !signingIn.includes(rule) ? [[path, rule] as const] : []
  })

  it.each(reads)('%s: everyone reads the same bytes, and HEAD has the same headers', async (_, rule) => {
    const path = `/api${pathOf(rule)}`
    const { headers, text } = await raw(server.url, path)
    const expectedHeaders = ['etag', 'content-type', 'content-length', 'cache-control'].map((name) => headers[name])
    expect(text).toContain('_id')
    for (const who of everyone)
      for (const slash of ['', '/'])
        for (const method of ['GET', 'HEAD']) {
          const answer = await raw(server.url, path + slash, { method, headers: headersOf(who) })
          expect([who, slash, answer.text]).toEqual([who, slash, method === 'HEAD' ? '' : text])
          expect(
            ['etag', 'content-type', 'content-length', 'cache-control'].map((name) => answer.headers[name]),
          ).toEqual(expectedHeaders)
        }
  })

  it('drafts in lists are for who is signed in', async () => {
    for (const { path, list } of types)
      if (list === 'visitor')
        for (const who of everyone)
          for (const address of [`/${path}?status=any`, `/${path}/?status=any`]) {
            const { status } = await ask(who, address, {})
            expect([who, address, status]).toEqual([who, address, who === signedIn ? 200 : 401])
          }
  })

  it('Z2: with an invalid session a client is signed out at Payload’s own endpoints, too', async () => {
    const own = await raw(server.url, '/api/access', { headers: headersOf(signedIn) })
    const slugs = Object.keys(member(JSON.parse(own.text), 'collections') ?? {})
    expect(slugs).toEqual(expect.arrayContaining(['users', 'blogs', 'inquiries', 'sessions']))
    const all = '?where[id][exists]=true'
    const endpoints = slugs.flatMap((slug) => [
      ['GET', `/${slug}`],
      ['GET', `/${slug}?draft=true&depth=2`],
      ['GET', `/${slug}/count`],
      ['GET', `/${slug}/versions`],
      ['POST', `/${slug}/versions/1`],
      ['GET', `/${slug}/1`],
      ['POST', `/${slug}`],
      ['POST', `/${slug}/access/1`],
      ['POST', `/${slug}/1/duplicate`],
      ['PATCH', `/${slug}${all}`],
      ['PATCH', `/${slug}/1`],
      ['DELETE', `/${slug}${all}`],
      ['DELETE', `/${slug}/1`],
    ])
    const others = [
      ['GET', '/access'],
      ['GET', '/users/me'],
      ['POST', '/users/refresh-token'],
      ['GET', '/globals/site-settings'],
      ['POST', '/globals/site-settings'],
      ['POST', '/reorder'],
      ['POST', '/plugin-seo/generate-title'],
      ['GET', '/preview/blog/1'],
      ['GET', '/state/blog/1'],
    ]
    for (const [method, endpoint] of [...endpoints, ...others]) {
      const answerTo = async (who: Who) => {
        const sent = { method: method ?? '', headers: { ...json, ...headersOf(who) }, body: '{}' }
        const { status, text } = await raw(server.url, `/api${endpoint}`, sent)
        return { endpoint: `${method} ${endpoint}`, status, text }
      }
      const expected = await answerTo('a visitor')
      expect(expected).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) })
      for (const who of signedOut) expect({ who, ...(await answerTo(who)) }).toEqual({ who, ...expected })
    }
  })

  it('none of these calls changes content or ends the administrator’s session', async () => {
    expect(await contents()).toEqual(before)
    const answer = await raw(server.url, '/api/loggedin', { headers: headersOf(signedIn) })
    expect(answer.text).toBe('true')
    for (const who of signedOut)
      expect((await raw(server.url, '/api/loggedin', { headers: headersOf(who) })).text).toBe('false')
  })
})
