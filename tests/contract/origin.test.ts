import { describe, expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { entities, member } from '../support/entities.ts'
import { admin, create, ownServerWithAdmin, sharedUrl } from './support/context.ts'
import { administrator } from '../support/people.ts'

const refused = { message: 'Request from another site refused' }
const port = new URL(sharedUrl).port

const foreign: [string, Record<string, string>][] = [
  ['A22, C1, C2, C9, C10, C13: a request from another site', { origin: 'https://evil.test' }],
  ['C4: a request that hides where it is from', { origin: 'null' }],
  ['C8: a request from another port', { origin: `http://127.0.0.1:${Number(port) + 1}` }],
  ['C8: a request from a host that begins like this one', { origin: `http://127.0.0.1.evil.test:${port}` }],
  ['C8: a request without this port', { origin: 'http://127.0.0.1' }],
  ['A22, C5: a request that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['C7: a request from a sister domain', { 'sec-fetch-site': 'same-site' }],
  ['a request from somewhere else', { 'sec-fetch-site': 'nonsense' }],
  ['a request whose headers differ', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
]

describe.each(foreign)('%s, %o,', (_, headers) => {
  it('makes no draft by opening the panel’s form of a new entry', async () => {
    const count = async () => member((await admin().get('/abouts/count')).body, 'totalDocs')
    const before = await count()
    const { status, headers: answered } = await admin().fetch('/admin/collections/abouts/create', { headers })
    expect([status, answered.get('location')]).toEqual([302, '/admin/collections/abouts'])
    expect(await count()).toBe(before)
  })

  it('is refused wherever it would change something, before anything else is looked at', async () => {
    const { _id } = await create('about')
    const client = admin()
    const before = entities(await client.get('/about')).length
    const answers = [
      await client.post('/about/', { title: 'T' }, { headers }),
      await client.post('/about/', { title: 'T' }, { as: 'form', headers }),
      await client.post('/about/', { title: 'T' }, { as: 'multipart', headers }),
      await client.patch(`/about/${_id}`, { title: 'T' }, { headers }),
      await client.send('PUT', `/about/${_id}`, { title: 'T' }, { headers }),
      await client.remove(`/about/${_id}`, headers),
      await client.post('/contactus/', { name: 'N' }, { headers }),
      await client.post('/login', administrator, { headers }),
      await client.post('/register', administrator, { headers }),
      await client.get('/logout', headers),
      await client.post('/blogs', { title: 'T' }, { headers }),
      await client.post('/users/login', administrator, { headers }),
      await client.patch(`/abouts/${_id}`, { title: 'T' }, { headers }),
      await client.remove(`/abouts/${_id}`, headers),
      await client.post('/users/logout', {}, { headers }),
      await client.fetch('/admin', { method: 'POST', headers }),
      await client.fetch('/admin', { method: 'POST', headers: { ...headers, 'next-action': '0' } }),
    ]
    for (const { status, body, headers: named } of answers)
      expect([status, body, named.get('x-message-code')]).toEqual([403, refused, 'foreignOrigin'])
    expect((await client.get('/loggedin')).body).toBe(true)
    expect(entities(await client.get('/about'))).toHaveLength(before)
  })

  it('may read', async () => {
    const answer = await new Client(sharedUrl).get('/about/', headers)
    expect(answer.status).toBe(200)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

it.each<[string, Record<string, string>]>([
  ['C6: a request without either header, as of curl,', {}],
  ['a request', { origin: sharedUrl }],
  ['a request', { 'sec-fetch-site': 'same-origin' }],
  ['a request', { 'sec-fetch-site': 'none' }],
  ['a request', { origin: sharedUrl, 'sec-fetch-site': 'same-origin' }],
])('%s %o may change things', async (_, headers) => {
  expect((await admin().post('/about/', { title: 'T' }, { headers })).status).toBe(201)
  expect((await admin().post('/abouts/', { title: 'T', _status: 'published' }, { headers })).status).toBe(201)
})

it('C3: what a form of another site can send without asking, JSON as plain text, is no body', async () => {
  const { length } = entities(await admin().get('/about'))
  for (const type of ['text/plain', 'text/plain; charset=utf-8', 'text/plain;application/json'])
    expect((await admin().raw('POST', '/about/', '{"title":"T"}', { 'content-type': type })).status).toBe(415)
  expect(entities(await admin().get('/about'))).toHaveLength(length)
})

it('C8, C12: with PUBLIC_URL the Host header no longer counts', async () => {
  const { server, client } = await ownServerWithAdmin({ PUBLIC_URL: 'https://www.example.com/' })
  const send = (origin: string) => client.post('/about/', { title: 'T' }, { headers: { origin } })
  expect((await send('https://www.example.com')).status).toBe(201)
  for (const origin of [server.url, 'http://www.example.com', 'https://example.com', 'https://www.example.com:444'])
    expect((await send(origin)).status).toBe(403)
})

it('over https the cookie is secure and bound to the host, and browsers have to stay with https', async () => {
  const { server } = await ownServerWithAdmin({ PUBLIC_URL: 'https://www.example.com' })
  const answer = await new Client(server.url).post('/login', administrator)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-.*; Secure/)
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
})

describe('ALLOWED_ORIGINS', () => {
  const friend = 'https://front.example.com'
  const exposed = 'access-control-allow-origin'

  it('C11: may call with credentials and are named in the response; other origins get no CORS headers', async () => {
    const { client } = await ownServerWithAdmin({ ALLOWED_ORIGINS: `${friend}, https://second.example.com` })
    const answer = await client.post('/about/', { title: 'T' }, { headers: { origin: friend } })
    expect(answer.status).toBe(201)
    expect(answer.headers.get(exposed)).toBe(friend)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toMatch(/origin/i)
    const described = member(member((await client.get('/openapi.json')).body, 'components'), 'headers')
    // Pages read these without being told (Fetch, CORS-safelisted response-header name), and cookies never.
    const others = ['Cache-Control', 'Content-Language', 'Set-Cookie']
    const exposedHeaders = answer.headers.get('access-control-expose-headers')?.split(', ')
    expect(exposedHeaders).toEqual(
      expect.arrayContaining(Object.keys(Object(described)).filter((name) => !others.includes(name))),
    )
    const ask = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type' }
    const preflight = await client.fetch('/api/about/1', { method: 'OPTIONS', headers: { origin: friend, ...ask } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    for (const origin of ['https://evil.test', 'null', `${friend}.evil.test`, 'http://front.example.com']) {
      const headers = { origin, ...ask }
      const other = await client.get('/about/', { origin })
      expect(other.headers.get('vary')).toMatch(/origin/i)
      for (const response of [
        other,
        await client.get('/abouts', { origin }),
        await client.fetch('/api/about/1', { method: 'OPTIONS', headers }),
        await client.fetch('/api/abouts/1', { method: 'OPTIONS', headers }),
        await client.fetch('/admin/login', { headers: { origin } }),
      ])
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})
