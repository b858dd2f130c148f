import { expect, it } from 'vitest'

import { freePort } from '../support/server.ts'
import { Client } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { onMongo, ownServerWithAdmin } from './support/context.ts'

it.skipIf(onMongo)(
  'under too much load new work is turned away; kept reads, pictures and health go on, and so does all once it is over',
  async () => {
    const port = await freePort()
    const { server, client } = await ownServerWithAdmin({
      SEED: 'demo',
      LOAD_LIMIT_MS: '20',
      METRICS_PORT: String(port),
    })
    const made = await client.post('/about/', { title: 'T' }, { image: await picture() })
    expect(made.status).toBe(201)
    const visitor = new Client(server.url)
    expect((await visitor.get('/blog/')).status).toBe(200)
    const image = (await visitor.get('/about/')).text.match(/\/media\/[^"]*png/)?.[0] ?? ''
    const script = (await visitor.fetch('/')).text.match(/\/assets\/[^"]*\.js/)?.[0] ?? ''

    let asked = 0
    const over = new AbortController()
    const flood = async (): Promise<void> => {
      while (!over.signal.aborted) {
        asked += 1
        await new Client(server.url).fetch(`/blog?q=nothing-${asked}`).catch(() => undefined)
      }
    }
    const flooding = Array.from({ length: 60 }, flood)
    const miss = () => visitor.fetch(`/api/blog/?q=a-miss-${(asked += 1)}`)
    await expect.poll(async () => (await miss()).status, { timeout: 20_000 }).toBe(503)
    const refused = await turnedAway(async () => client.post('/about/', { title: 'T' }, { image: await picture() }))
    expect(refused.body).toEqual({ message: 'Service is not available. Please try again.' })
    expect(refused.headers.get('retry-after')).toBe('5')
    const page = await turnedAway(() => visitor.fetch(`/faq?q=${(asked += 1)}`))
    expect(page.text).toContain('<p>Service is not available. Please try again.')
    expect(page.headers.get('content-security-policy')).toContain('object-src')
    for (const path of ['/wp-login.php', '/.env', '/assets/made-up.js'])
      expect((await turnedAway(() => visitor.fetch(path))).headers.get('retry-after')).toBe('5')
    for (let n = 0; n < 5; n += 1)
      for (const path of ['/api/blog/', '/api/health', image, script])
        expect([path, (await visitor.fetch(path)).status]).toEqual([path, 200])
    over.abort()
    await Promise.all(flooding)
    await expect.poll(async () => (await miss()).status, { timeout: 20_000 }).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/requests_turned_away_total\{class="page"\} [1-9]/)
  },
  90_000,
)

/** Turned away at some time while the load lasts. */
async function turnedAway<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let n = 0; n < 200; n += 1) {
    const answer = await ask()
    if (answer.status === 503) return answer
  }
  throw new Error('never turned away')
}
