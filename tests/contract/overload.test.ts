import { expect, it } from 'vitest'

import { inSeconds, measured } from '../support/measured.ts'
import { freePort } from '../support/server.ts'
import { Client } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { poll } from '../support/poll.ts'
import { waitedForProcessor } from '../support/process.ts'
import { ownServerWithAdmin } from './support/context.ts'
import { untilCached } from './support/until-cached.ts'

it('under too much load new work is turned away; cached reads, pictures and health go on, and so does all once it is over', async () => {
  const port = await freePort()
  const { server, client } = await ownServerWithAdmin({
    SEED: 'demo',
    LOAD_LIMIT_MS: '20',
    METRICS_PORT: String(port),
  })
  // At this limit the load of other tests on the same processors also counts as overload.
  const create = async () => (await client.post('/about/', { title: 'T' }, { image: await picture() })).status
  await expect.poll(create, { timeout: 20_000 }).toBe(201)
  const visitor = new Client(server.url)
  for (const path of ['/api/blog/', '/api/about/', '/'])
    await expect.poll(async () => (await visitor.fetch(path)).status, { timeout: 20_000 }).toBe(200)
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
  const miss = async () => {
    // Reads the list that must stay in the cache as often as visitors read the most popular pages.
    await visitor.get('/blog/')
    return visitor.fetch(`/api/blog/?q=a-miss-${(asked += 1)}`)
  }
  await expect.poll(async () => (await miss()).status, { timeout: 20_000 }).toBe(503)
  const page = await turnedAway(() => visitor.fetch(`/faq?q=${(asked += 1)}`))
  expect(page.text).toMatch(/lang="en".*http-equiv="refresh".*<h1[^>]*>Too many visitors at once</)
  expect((await turnedAway(() => visitor.fetch(`/ne/faq?q=${(asked += 1)}`))).text).toMatch(
    /lang="ne".*<h1[^>]*>एकै पटक/,
  )
  expect((await turnedAway(() => visitor.fetch(`/ne?q=${(asked += 1)}`))).text).toContain('lang="ne"')
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Binod' }) }
  const unsent = await turnedAway(() => visitor.fetch('/contact', form))
  expect(unsent.text).toContain('Nothing was sent')
  expect(unsent.text).not.toContain('http-equiv="refresh"')
  expect(page.headers.get('content-security-policy')).toContain('object-src')
  for (const path of ['/wp-login.php', '/.env', '/assets/made-up.js'])
    expect((await turnedAway(() => visitor.fetch(path))).headers.get('retry-after')).toBe('5')
  for (let n = 0; n < 5; n += 1)
    for (const path of ['/api/blog/', '/api/health', image, script])
      expect([path, (await visitor.fetch(path)).status]).toEqual([path, 200])
  // Last, since a write that is accepted empties the cache.
  const refused = await turnedAway(async () => client.post('/about/', { title: 'T' }, { image: await picture() }))
  expect(refused.body).toEqual({ message: 'Service is not available. Please try again.' })
  expect(refused.headers.get('retry-after')).toBe('5')
  over.abort()
  await Promise.all(flooding)
  await expect.poll(async () => (await miss()).status, { timeout: 20_000 }).toBe(200)
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/requests_turned_away_total\{class="page"\} [1-9]/)
}, 90_000)

const DELAYS_MS = [400, 1000, 2000, 5000]

it('F21: iterations of the event loop of 0.4 to 5 s are overload, however few there are in a second, until they are over', async () => {
  const { server } = await ownServerWithAdmin({
    SEED: 'demo',
    LOAD_LIMIT_MS: '250',
    BLOCK_EVENT_LOOP_MS: DELAYS_MS.join(),
    NODE_OPTIONS: '--import ./tests/support/block-event-loop.js',
  })
  const visitor = new Client(server.url)
  let asked = 0
  const miss = () => visitor.fetch(`/api/blog/?q=a-miss-${(asked += 1)}`)
  const page = async () => visitor.fetch(`/nothing-here-${(asked += 1)}`)
  const image = (await visitor.get('/about/')).text.match(/\/media\/[^"]*(?:png|jpg|webp)/)?.[0] ?? ''
  await untilCached(() => visitor.get('/blog/'))
  for (const ms of DELAYS_MS) {
    process.kill(server.pid, 'SIGUSR2')
    const started = performance.now()
    await expect.poll(async () => (await miss()).status, { timeout: 30_000, interval: 1 }).toBe(503)
    measured(
      'F21',
      `new work is turned away with iterations of ${ms / 1000} s`,
      '2 s, or 3 iterations',
      inSeconds(performance.now() - started),
    )
    const [refused, refusedPage, ...served] = await Promise.all([
      miss(),
      page(),
      ...['/api/health', '/api/blog/', image].map((path) => visitor.fetch(path)),
    ])
    expect([ms, refused.status, refused.headers.get('retry-after')]).toEqual([ms, 503, '5'])
    expect(refused.headers.get('x-message-code')).toBe('unavailable')
    expect([refusedPage.status, refusedPage.headers.get('retry-after')]).toEqual([503, '5'])
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200])
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(async () => (await miss()).status, { timeout: 30_000 }).toBe(200)
  }
}, 180_000)

const KEPT_MEDIAN_MS = 300
const FLOOD_MS = 5000

it.each([
  ['/blog/nothing-', 'turned away'],
  ['/blog?q=nothing-', 'turned away'],
  // The page for unknown URLs is cached, so it is never rejected.
  ['/nothing-', 'answered'],
])(
  'F21: 180 clients that request %s… are answered or turned away, and cached pages do not wait for them',
  async (target, outcome) => {
    const { server } = await ownServerWithAdmin({ SEED: 'demo', LOAD_LIMIT_MS: '500' })
    const visitor = new Client(server.url)
    await untilCached(() => visitor.fetch('/blog'))
    let [asked, refused] = [0, 0]
    const [started, waitedBefore] = [performance.now(), await waitedForProcessor(server.pid)]
    const over = started + FLOOD_MS
    const beside = await poll(`${server.url}/blog`, 20)
    const flood = async () => {
      while (performance.now() < over) {
        const { status } = await visitor.fetch(`${target}${(asked += 1)}`)
        if (status === 503) refused += 1
      }
    }
    await Promise.all(Array.from({ length: 180 }, flood))
    const waits = await beside.waits()
    await beside.end()
    /** The share of time in which the server had a processor; other tests use the same ones. */
    const share = 1 - ((await waitedForProcessor(server.pid)) - waitedBefore) / (performance.now() - started)
    if (outcome === 'turned away') expect(refused).toBeGreaterThan(0)
    const median = waits[Math.floor(waits.length / 2)] ?? Number.NaN
    const what = `a kept page beside 180 clients at ${target}…, median`
    measured('F21', what, `${KEPT_MEDIAN_MS} ms`, `${median.toFixed(0)} ms`)
    expect(median * share).toBeLessThan(KEPT_MEDIAN_MS)
  },
  90_000,
)

/** Repeats a request until it is rejected with 503, which happens at some time while the load lasts. */
async function turnedAway<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let n = 0; n < 200; n += 1) {
    const answer = await ask()
    if (answer.status === 503) return answer
  }
  throw new Error('never turned away')
}
