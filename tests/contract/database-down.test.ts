import { expect, inject, it, onTestFinished } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { entities, message } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { Proxy } from '../support/proxy.ts'
import { databaseSettings } from '../support/server.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'
import { untilKept } from './support/kept.ts'
import { administrator } from './support/people.ts'

/** What a call answers while the database is away: within five seconds, and a second more for the machine. */
const MOST_MS = 6000
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

it.runIf(onMongo).each(['cut', 'freeze'] as const)(
  'F14, A18, S10: while the way to the database is %s, kept reads go on and everything else says so; it comes back without a restart',
  async (fault) => {
    const settings = databaseSettings(inject('mongodbUri'))
    const uri = new URL(settings['DATABASE_URI'] ?? '')
    const proxy = await Proxy.to(uri.hostname, Number(uri.port))
    onTestFinished(() => proxy.cut())
    uri.port = String(proxy.port)
    // A replica set would tell the way around the proxy.
    uri.searchParams.set('directConnection', 'true')
    const { server, client } = await ownServerWithAdmin({ ...settings, DATABASE_URI: uri.href, RATE_LIMITS: 'on' })
    expect((await client.post('/faq/', { title: 'Kept', description: 'D' })).status).toBe(201)
    const visitor = new Client(server.url)
    const kept = await untilKept(() => visitor.get('/faq/'))

    proxy[fault]()
    expect((await inTime(() => visitor.get('/ready'))).status).toBe(503)
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
    await expect.poll(async () => (await visitor.get('/ready')).status, { timeout: 10_000 }).toBe(200)
    await expect.poll(async () => (await client.get('/loggedin')).body, { timeout: 10_000 }).toBe(true)
    const next = await client.post('/faq/', { title: 'After it', description: 'D' })
    expect(next.status).toBe(201)
    const titles = entities(await visitor.get('/faq/')).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Kept', 'After it']))
  },
  60_000,
)
