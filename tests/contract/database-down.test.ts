import { expect, inject, it, onTestFinished } from 'vitest'

import { type Answer, Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { Proxy } from '../support/proxy.ts'
import { databaseSettings } from '../support/server.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'
import { untilKept } from './support/kept.ts'
import { administrator } from './support/people.ts'

/** What a call answers while the database is away: within five seconds, and a second more for the machine. */
const MOST_MS = 6000
const sentences = ['Service is not available. Please try again.', 'Something went wrong. Please try again.']

let slowest = 0
async function inTime(call: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  const answer = await call()
  slowest = Math.max(slowest, performance.now() - started)
  expect(slowest).toBeLessThan(MOST_MS)
  return answer
}

it.runIf(onMongo).each(['cut', 'freeze'] as const)(
  'F14: while the way to the database is %s, kept reads go on and everything else says so; it comes back without a restart',
  async (fault) => {
    const settings = databaseSettings(inject('mongodbUri'))
    const uri = new URL(settings['DATABASE_URI'] ?? '')
    const proxy = await Proxy.to(uri.hostname, Number(uri.port))
    onTestFinished(() => proxy.cut())
    uri.port = String(proxy.port)
    const { server, client } = await ownServerWithAdmin({ ...settings, DATABASE_URI: uri.href })
    expect((await client.post('/faq/', { title: 'Kept', description: 'D' })).status).toBe(201)
    const visitor = new Client(server.url)
    const kept = await untilKept(() => visitor.get('/faq/'))

    proxy[fault]()
    expect((await inTime(() => visitor.get('/ready'))).status).toBe(503)
    expect((await visitor.get('/health')).status).toBe(200)
    const again = await visitor.get('/faq/')
    expect([again.status, again.text]).toEqual([200, kept.text])
    const refused = await Promise.all([
      inTime(() => visitor.get('/blog/?q=not-kept')),
      inTime(() => client.post('/faq/', { title: 'Lost', description: 'D' })),
      inTime(() => client.get('/loggedin')),
      inTime(() => visitor.post('/login', administrator)),
      inTime(() => client.get('/contactus/')),
      inTime(() => client.get('/users/me')),
      inTime(() => client.get('/blogs')),
    ])
    for (const { status, body } of refused) {
      expect([500, 503]).toContain(status)
      expect(sentences.map((message) => ({ message }))).toContainEqual(body)
    }

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
