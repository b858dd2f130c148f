import { beforeAll, describe, expect, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { callsOf } from '#contract/calls-of-type.ts'
import { type Resource } from '#contract/resource.ts'
import { member } from '../support/entities.ts'
import { admin, behindProxy, onBucket, ownServer, sharedUrl, visitor } from './support/context.ts'

it.each(['/health', '/ready'])('%s has no other methods', async (path) => {
  const answer = await visitor().post(path)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it.each(['/health', '/health/', '/ready'])('%s answers 200', async (path) => {
  const answer = await visitor().get(path)
  const storage = path === '/ready' && onBucket ? { storage: 'ok' } : {}
  expect([answer.status, answer.body]).toEqual([200, { status: 'ok', ...storage }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await visitor().fetch(`/api${path}`, { method: 'HEAD' })).status).toBe(200)
})

it('F16: every answer has its own request id and the headers that protect', async () => {
  const ids = new Set<string>()
  const paths = ['/api/blog/', '/api/nothing', '/media/nothing', '/api/users', '/', '/admin/login']
  if (!behindProxy) paths.push('/api/blog/%zz')
  for (const path of paths) {
    const { headers } = await visitor().fetch(path)
    ids.add(headers.get('x-request-id') ?? '')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).not.toBeNull()
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/frame-ancestors '(none|self)'/)
    // A sandbox with `default-src 'none'` needs no further directives.
    expect(policy).toMatch(/default-src 'none'; sandbox|object-src 'none'; base-uri 'none'/)
    expect(headers.get('x-powered-by')).toBeNull()
  }
  expect(ids.size).toBe(paths.length)
  expect(
    (await visitor().get('/blog/', { 'x-request-id': 'mine\tinjected' })).headers.get('x-request-id'),
  ).not.toContain('mine')
})

it('X13: the panel’s scripts are those of its own answer: each has the nonce of that answer’s policy, which no client chooses', async () => {
  const nonces = new Set<string>()
  for (let n = 0; n < 2; n += 1) {
    const chosen = { 'content-security-policy': "script-src 'nonce-bWluZQ=='" }
    const { headers, text } = await visitor().fetch('/admin/login', { headers: chosen })
    const [, sources = ''] = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
    const [, nonce = ''] = /^'self' 'nonce-([\w+/]{22}==)'$/.exec(sources) ?? []
    const inline = text.match(/<script(?![^>]* src=)[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(1)
    expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    expect(headers.get('cache-control')).toContain('no-store')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

it.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/cms/programs/server.ts',
  '/dist/server/main.js',
  '/data/site.db',
  '/data/secret',
  '/media/',
  '/media/.tmp/',
  '/assets/',
  '/fonts/',
  '/_next/static',
])('%s is served to nobody, nor is a list of what lies there', async (path) => {
  for (const client of [visitor(), admin()]) {
    const { status, text } = await client.fetch(path)
    expect([path, status]).toEqual([path, 404])
    expect(text).not.toMatch(/Index of|repositoryformatversion|consultancy-site/)
  }
})

describe('/openapi.json', () => {
  let document: unknown
  beforeAll(async () => {
    document = (await visitor().get('/openapi.json')).body
  })
  const operation = (path: string, method: string): unknown => member(member(member(document, 'paths'), path), method)

  it('is OpenAPI 3.1', () => {
    expect(member(document, 'openapi')).toMatch(/^3\.1\./)
  })

  const described = Object.values<Resource>(resources).flatMap((type) =>
    callsOf(type).flatMap((call) => call.methods.map((method): [string, string] => [method, call.path])),
  )
  const byHand: [string, string][] = [
    ['POST', '/register'],
    ['POST', '/login'],
    ['GET', '/logout'],
    ['GET', '/loggedin'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['GET', '/blog'],
    ['POST', '/contactus'],
    ['GET', '/team/team-id/:id'],
  ]
  it.each([...described, ...byHand])('has %s %s', (method, path) => {
    const names = ['id', 'slug'].map((name) => path.replace(/:(id|slug)/, `{${name}}`))
    const found = names.map((name) => operation(name, method.toLowerCase()))
    expect(found.find((one) => one !== undefined)).toMatchObject({ responses: expect.anything() })
  })

  it('refers to nothing that it does not have', () => {
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(member(member(member(document, 'components'), 'schemas'), name)).toBeDefined()
  })

  it('has one name for each operation', () => {
    const names = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the service worker', () => {
  const worker = async (url: string) => {
    const response = await fetch(`${url}/sw.js`)
    const { status, headers } = response
    return { status, headers, text: await response.text(), page: await (await fetch(`${url}/price`)).text() }
  }

  it('is revalidated each time, runs at the root, and is offered by pages', async () => {
    const { status, headers, text, page } = await worker(sharedUrl)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).not.toContain('unregister')
    expect(page).toContain('<html lang="en" data-offline')
    for (const path of ['/offline', '/ne/offline']) {
      const offline = await fetch(sharedUrl + path)
      expect([offline.status, offline.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=0, must-revalidate',
      ])
      expect(await offline.text()).toMatch(/noindex.*href="tel:.*src="\/offline\.js"/s)
    }
  })

  it('removes itself with OFFLINE=off, and pages offer none', async () => {
    const server = await ownServer({ OFFLINE: 'off' })
    const { status, headers, text, page } = await worker(server.url)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(text).toContain('unregister')
    expect(page).not.toContain('data-offline')
  })
})
