import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { isRecord } from '#contract/narrow.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { Client } from '../support/client.ts'
import { entities, entity, sample } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { behindProxy, ownServerWithAdmin, visitor } from './support/context.ts'

const SHARED_CACHE = '60/300'
/** The key that all responses have. */
const ALL = 'all'
const TOKEN = 'told to the cache alone'

interface Purge {
  keys: readonly string[]
  authorization: string | undefined
}

/** A receiver that records purge requests; it rejects the first `refused` ones. */
async function purgeReceiver(refused = 0) {
  const purges: Purge[] = []
  let [left, isAllTold] = [refused, false]
  const server = createServer((req, res) => {
    void (async () => {
      const body: unknown = JSON.parse(Buffer.concat(await req.toArray()).toString())
      left -= 1
      if (left >= 0) return res.writeHead(500).end()
      const keys = isRecord(body) && Array.isArray(body['keys']) ? body['keys'].map(String) : []
      isAllTold ||= keys.includes(ALL)
      // `all` is purged at a start, maybe in the same request as the keys of a change; it is ignored here.
      const changed = keys.filter((key) => key !== ALL)
      const header = req.headers['surrogate-key']
      expect(header).toBe(keys.join(' '))
      if (changed.length > 0) purges.push({ keys: changed, authorization: req.headers.authorization })
      res.end()
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/purge`, purges, isAllTold: () => isAllTold }
}

const areDisjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((key) => !other.has(key))

const paths = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog?q=tax',
  '/team',
  '/price',
  '/career',
  '/contact',
  '/ne',
  '/ne/blog',
  '/ne/price',
  '/sitemap-1.xml',
  '/feed.xml',
  '/ne/feed.xml',
  '/manifest.webmanifest',
  '/api/site-content',
  '/api/site-content?lang=ne',
  ...['about', 'service', 'blog', 'team', 'career', 'faq'].map((path) => `/api/${path}/`),
  '/api/blog/?q=tax',
]

interface Seen {
  text: string
  keys: ReadonlySet<string>
}

/** Reads a path until the response is cacheable for shared caches; one computed during a change is not. */
async function readShared(guest: Client, path: string): Promise<Awaited<ReturnType<Client['fetch']>>> {
  const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'
  const untilShared = async () => {
    const response = await guest.fetch(path)
    expect(response.status, path).toBe(200)
    const found = response.headers.get('cache-control')
    expect([cacheControl, 'private, max-age=0, must-revalidate'], path).toContain(found)
    return found === cacheControl && response
  }
  return vi.waitUntil(untilShared, { timeout: 10_000 })
}

async function readAll(guest: Client, more: readonly string[]): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
  for (const path of [...paths, ...more]) {
    const { headers, text } = await readShared(guest, path)
    const keys = headers.get('surrogate-key')?.split(' ') ?? []
    expect(keys, path).toContain(ALL)
    seen.set(path, { text, keys: new Set(keys.filter((key) => key !== ALL)) })
  }
  return seen
}

describe('caches in front of the site', () => {
  it('may store nothing without revalidation where SHARED_CACHE is not set', async () => {
    const { headers } = await visitor().fetch('/')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.has('surrogate-key')).toBe(false)
    // A proxy has connections of its own.
    expect(headers.get('keep-alive')).toBe(behindProxy ? null : 'timeout=5')
  })

  it('L10: get a purge of a key of each response that a change changes, after each kind of change', async () => {
    const { url, purges, isAllTold } = await purgeReceiver()
    const { server, client } = await ownServerWithAdmin({
      SEED: 'demo',
      SHARED_CACHE,
      PURGE_URL: url,
      PURGE_TOKEN: TOKEN,
      TRUST_PROXY: '1',
    })
    const guest = new Client(server.url)
    // At a start all is purged, since another build may have run before.
    await expect.poll(isAllTold).toBe(true)
    expect((await guest.fetch('/')).headers.get('keep-alive')).toBe('timeout=65')
    const [post] = entities(await guest.get('/blog/'))
    const [service] = entities(await guest.get('/service/'))
    const more = [`/blog/${post?.slug}`, `/ne/blog/${post?.slug}`, `/services-details/${service?.slug}`]
    const image = await picture('png', 300, 200)
    const create =
      (name: ResourceName, withImage = false) =>
      async () => {
        const type = resources[name]
        entity(await client.post(`/${type.path}/`, sample(type), withImage ? { image } : {}))
      }
    const changes: Readonly<Record<string, () => Promise<void>>> = {
      'a post with a picture': create('blog', true),
      'a member': create('team', true),
      'a question': create('faq'),
      'a changed post': async () => void entity(await client.patch(`/blog/${post?._id}`, { title: 'Changed for all' })),
      'a deleted service': async () => void (await client.remove(`/service/${service?._id}`)),
      'the settings': async () => void (await client.post('/globals/site-settings', { firmName: 'Himal and Sons' })),
    }
    let before = await readAll(guest, more)
    let [spared, isServiceGone] = [0, false]
    for (const [name, change] of Object.entries(changes)) {
      const count = purges.length
      await change()
      // Each change is purged twice.
      await expect.poll(() => purges.length, { message: name }).toBeGreaterThan(count + 1)
      const keys = new Set(purges.slice(count).flatMap((purge) => purge.keys))
      isServiceGone ||= name === 'a deleted service'
      const after = await readAll(guest, isServiceGone ? more.slice(0, 2) : more)
      const stale = [...after].filter(
        ([path, { text }]) => before.get(path)?.text !== text && areDisjoint(keys, before.get(path)?.keys ?? new Set()),
      )
      expect(
        stale.map(([path]) => path),
        name,
      ).toEqual([])
      spared += [...before.values()].filter((one) => areDisjoint(keys, one.keys)).length
      before = after
    }
    // At least one; the exact number varies, as the second purge of a change may be merged with the next change's first.
    expect(spared).toBeGreaterThan(0)
    expect(purges.every(({ authorization }) => authorization === `Bearer ${TOKEN}`)).toBe(true)
    expect(server.output()).not.toContain(TOKEN)
  })

  it('get the purge of a change that a node made just before it was stopped, twice', async () => {
    const { url, purges } = await purgeReceiver()
    const { server, client } = await ownServerWithAdmin({ SHARED_CACHE, PURGE_URL: url })
    entity(await client.post('/faq/', sample(resources.faq)))
    expect(await server.end('SIGTERM')).toBe(0)
    expect(purges.filter(({ keys }) => keys.includes('faqs'))).toHaveLength(2)
  })

  it('that refuse a purge get it again until they accept it', async () => {
    const { url, purges } = await purgeReceiver(2)
    const { server, client } = await ownServerWithAdmin({ SHARED_CACHE, PURGE_URL: url })
    entity(await client.post('/faq/', sample(resources.faq)))
    await expect.poll(() => purges.some(({ keys }) => keys.includes('faqs'))).toBe(true)
    expect(server.output()).toContain('a purge of the cache in front failed')
  })
})
