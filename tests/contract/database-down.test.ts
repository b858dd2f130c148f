import { MongoClient } from 'mongodb'
import { expect, inject, it, onTestFinished } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { movableClock } from '../support/clock.ts'
import { entities, message } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { Proxy } from '../support/proxy.ts'
import { databaseSettings } from '../support/server.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'
import { untilCached } from './support/until-cached.ts'
import { administrator } from '../support/people.ts'

/** Every call responds within five seconds while the database is unavailable; the sixth allows for a busy machine. */
const MOST_MS = 6_000
const inquiry = { name: 'N', email: 'n@example.com', phone: '1', message: 'M' }
const unavailable = 'Service is not available. Please try again.'

let slowest = 0
async function inTime(call: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  const answer = await call()
  slowest = Math.max(slowest, performance.now() - started)
  expect(slowest).toBeLessThan(MOST_MS)
  return answer
}

/** The URI of the one server that takes writes: that of a replica set names all of its members. */
async function primaryOf(uri: string): Promise<URL> {
  if (!uri.includes(',')) return new URL(uri)
  const client = new MongoClient(uri)
  const { primary } = await client.db().command({ hello: 1 })
  const name = client.db().databaseName
  await client.close()
  return new URL(`mongodb://${primary}/${name}`)
}

/** Settings for a database of the test's own behind a proxy. */
async function proxied() {
  const settings = databaseSettings(inject('mongodbUri'))
  const uri = await primaryOf(settings['DATABASE_URI'] ?? '')
  const proxy = await Proxy.to(uri.hostname, Number(uri.port))
  onTestFinished(() => proxy.cut())
  uri.port = String(proxy.port)
  // A replica set would report its own host, bypassing the proxy.
  uri.searchParams.set('directConnection', 'true')
  // Removed, so that the server's own timeout is tested.
  uri.searchParams.delete('timeoutMS')
  return { proxy, settings: { ...settings, DATABASE_URI: uri.href } }
}

it.runIf(onMongo).each(['cut', 'freeze'] as const)(
  'F14, A18, S10, D7: while the way to the database is %s, cached reads go on and everything else says so; it comes back without a restart',
  async (fault) => {
    const { proxy, settings } = await proxied()
    const { server, client } = await ownServerWithAdmin({ ...settings, RATE_LIMITS: 'on' })
    expect((await client.post('/faq/', { title: 'Kept', description: 'D' })).status).toBe(201)
    const visitor = new Client(server.url)
    const kept = await untilCached(() => visitor.get('/faq/'))

    proxy[fault]()
    expect((await inTime(() => visitor.get('/ready'))).status).toBe(503)
    measured('F14', `/api/ready says so (${fault})`, '2 s', inSeconds(slowest))
    expect((await visitor.get('/health')).status).toBe(200)
    const again = await visitor.get('/faq/')
    expect([again.status, again.text]).toEqual([200, kept.text])
    const calls: readonly (readonly [string, () => Promise<Answer>])[] = [
      ['a read', () => visitor.get('/blog/?q=not-kept')],
      ['a write', () => client.post('/faq/', { title: 'Lost', description: 'D' })],
      ['whether signed in', () => client.get('/loggedin')],
      ['login', () => visitor.post('/login', administrator)],
      ['register', () => visitor.post('/register', administrator)],
      ['an inquiry', () => visitor.post('/contactus/', inquiry)],
      ['inquiries', () => client.get('/contactus/')],
      ['refresh, in the panel', () => client.post('/users/refresh-token')],
      ['who is signed in, in the panel', () => client.get('/users/me')],
      ['a list, in the panel', () => client.get('/blogs')],
    ]
    const answers = await Promise.all(
      calls.map(async ([name, call]) => {
        const answer = await inTime(call)
        return [name, answer.status, message(answer), answer.headers.has('retry-after')]
      }),
    )
    expect(answers).toEqual(calls.map(([name]) => [name, 503, unavailable, true]))

    measured('F14', `slowest answer while the database is away (${fault})`, '5 s', inSeconds(slowest))
    slowest = 0

    await proxy.open()
    const back = performance.now()
    await expect.poll(async () => (await visitor.get('/ready')).status, { timeout: 10_000 }).toBe(200)
    measured('F14', `/api/ready says that it is back (${fault})`, '5 s', inSeconds(performance.now() - back))
    await expect.poll(async () => (await client.get('/loggedin')).body, { timeout: 10_000 }).toBe(true)
    const next = await client.post('/faq/', { title: 'After it', description: 'D' })
    expect(next.status).toBe(201)
    const titles = entities(await visitor.get('/faq/')).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Kept', 'After it']))
  },
  60_000,
)

it.runIf(onMongo).each(['cut', 'freeze'] as const)(
  'D7: writes under way when the way to the database is %s are acknowledged and stay, or are refused in time; retried, each is made once',
  async (fault) => {
    const clock = await movableClock()
    const { proxy, settings } = await proxied()
    const { server, client } = await ownServerWithAdmin({ ...settings, ...clock.environment })
    const title = (n: number) => `Write ${n}`
    const write = (n: number) => {
      const headers = { 'idempotency-key': `write-${n}` }
      return inTime(() => client.post('/faq/', { title: title(n), description: 'D' }, { headers }))
    }
    const all = Array.from({ length: 20 }, (_, n) => n)
    const underWay = all.map(write)
    await Promise.race(underWay)
    proxy[fault]()
    const statuses = (await Promise.all(underWay)).map(({ status }) => status)
    slowest = 0
    expect(new Set(statuses)).toEqual(new Set([201, 503]))

    await proxy.open()
    await expect.poll(async () => (await client.get('/loggedin')).body, { timeout: 60_000 }).toBe(true)
    const kept = async () => entities(await client.get('/faq/?limit=100')).map((entry) => String(entry['title']))
    const before = await kept()
    expect(before).toEqual(expect.arrayContaining(all.filter((n) => statuses[n] === 201).map(title)))
    // Receipts of interrupted requests, which could not be deleted without the database, can be taken over after a minute.
    await clock.moveBy(server, 61_000)
    const again = await Promise.all(all.filter((n) => !before.includes(title(n))).map(write))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await kept()).sort()).toEqual(all.map(title).sort())
  },
  120_000,
)
