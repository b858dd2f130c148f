import { expect, it } from 'vitest'

import { raw, type RawAnswer } from '../support/raw.ts'
import { freePort } from '../support/server.ts'
import { create, ownServerWithAdmin, sharedUrl } from './support/context.ts'
import { untilCached } from './support/until-cached.ts'

/** A response without headers that differ between identical requests. */
const lasting = ({ status, headers, text }: RawAnswer) => {
  const { date: _date, 'x-request-id': _id, 'keep-alive': _keep, connection: _connection, ...kept } = headers
  return { status, headers: kept, text }
}

const strange: readonly (readonly [string, Record<string, string>])[] = [
  ['another host', { host: 'evil.example' }],
  ['a forwarded host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil' }],
  ['another original address', { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' }],
  ['another method', { 'x-http-method-override': 'DELETE', 'x-http-method': 'POST' }],
  ['other types', { accept: 'text/evil', 'accept-language': 'ne', 'content-type': 'application/json' }],
  ['somebody’s cookies', { cookie: 'payload-token=evil; theme=evil; lang=evil' }],
  ['an odd encoding', { 'accept-encoding': 'evil;q=1, br;q=0, *;q=0.1' }],
  ['authorization', { authorization: 'JWT evil' }],
  ['a range', { range: 'bytes=0-3' }],
  ['a wish for no cache', { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }],
]

const paths = ['/', '/services', '/api/blog/', '/api/site-content', '/sitemap.xml', '/feed.xml']
const readAll = (headers: Record<string, string> = {}): Promise<RawAnswer[]> =>
  Promise.all(paths.map((path) => raw(sharedUrl, path, { headers })))

it.each(strange)('requested first with %s, no path is cached for anyone as something else', async (_what, headers) => {
  // A new entry changes the revision, which invalidates the cache, without appearing on these paths.
  await create('team')
  const first = await readAll(headers)
  const next = await readAll()
  await create('team')
  const clean = await readAll()
  for (const n of paths.keys()) {
    expect(JSON.stringify([first[n], next[n]]), paths[n]).not.toContain('evil')
    expect(next.slice(n, n + 1).map(lasting), paths[n]).toEqual(clean.slice(n, n + 1).map(lasting))
  }
})

it.each([
  ['/tax-calendar', 'for=x&month=2083-8'],
  ['/ne/tax-calendar', 'for='],
  ['/blog', 'page=x&q='],
  ['/search', 'q=%20&page=2'],
  ['/contact', 'about=nothing'],
  ['/price', 'utm_source=mail'],
])('%s is cached as itself though it was requested first with ?%s', async (path, query) => {
  await create('team')
  const first = await raw(sharedUrl, `${path}?${query}`)
  const next = await raw(sharedUrl, path)
  await create('team')
  const clean = await raw(sharedUrl, path)
  if (path !== '/search') expect(clean.text).not.toContain('noindex')
  for (const answer of [first, next]) expect(lasting(answer)).toEqual(lasting(clean))
})

it('no link contains an unknown parameter, in fresh and cached responses', async () => {
  await create('team')
  const first = await raw(sharedUrl, `/api/team?limit=1&page=1&evil=${'x'.repeat(14_000)}`)
  const next = await raw(sharedUrl, '/api/team?limit=1&page=1')
  for (const { headers } of [first, next]) {
    expect(headers.link).toContain('</api/team/?limit=1&page=1>; rel="first"')
    expect(headers.link).not.toContain('evil')
  }
})

it('an entry is read whatever part of a list the query names, cached or not', async () => {
  const { slug } = await create('blog')
  const first = await raw(sharedUrl, `/api/blog/${slug}?limit=0&page=x&q=1&q=2`)
  const next = await raw(sharedUrl, `/api/blog/${slug}`)
  expect([first.status, lasting(first)]).toEqual([200, lasting(next)])
})

it('an origin that may read with credentials is named to no other origin', async () => {
  const { server } = await ownServerWithAdmin({ ALLOWED_ORIGINS: 'https://a.example.com,https://b.example.com' })
  for (let round = 0; round < 2; round += 1)
    for (const origin of ['https://a.example.com', 'https://b.example.com', 'https://evil.example', undefined]) {
      const { headers } = await raw(server.url, '/api/blog/', origin === undefined ? {} : { headers: { origin } })
      const allowed = origin?.match(/^https:\/\/[ab]\./) ? origin : undefined
      expect(headers['access-control-allow-origin']).toBe(allowed)
      expect(headers.vary?.toLowerCase()).toContain('origin')
    }
})

it('requests of visitors create at most one cache entry per distinct response', async () => {
  const port = await freePort()
  const { server, client } = await ownServerWithAdmin({ METRICS_PORT: String(port) })
  const entries = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^visitor_cache_entries (\d+)/m.exec(text)?.[1])
  }
  await client.post('/faq/', { title: 'Q', description: '<p>A</p>' })
  // Not-found pages have one cache entry per section of the site, independent of the path.
  const missing = ['/made-up', '/services/made-up', '/services-details/made-up']
  const plain = ['/', '/faq', '/blog', '/api/blog/', '/api/blog?limit=2&page=1', '/api/faq/', '/services', ...missing]
  await untilCached(async () => {
    for (const path of plain) await raw(server.url, path)
  })
  const before = await entries()
  expect(before).toBeGreaterThan(3)
  for (let n = 0; n < 30; n += 1)
    for (const path of [
      `/?utm_source=${n}`,
      `/?${n}`,
      `/api/blog/?x=${n}`,
      `/api/blog?page=1&limit=2&x=${n}`,
      `/api/%62log/?y=${n}`,
      `/services/?z[${n}]=1`,
      `/services?Q=${n}`,
      `/services${'/'.repeat(n)}`,
      `/blog?page=x${n}`,
      `/blog?p%61ge=0${n}`,
      `/made-up/${n}`,
      `/services-details/made-up-${n}`,
      `/api/blog/made-up-${n}`,
      `/api/faq?limit=${n}&limit=1`,
      `//services/${n}`,
      `/services%2f${n}`,
      `/api/blog?limit=0${n}`,
    ])
      await raw(server.url, path, {
        headers: { 'accept-encoding': n % 2 ? 'br' : 'gzip', cookie: `n=${n}`, host: `h${n}.example` },
      })
  expect(await entries()).toBe(before)
})
