import { existsSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'

import { expect, it } from 'vitest'

import { version } from '../../package.json'
import { Client } from '../support/client.ts'
import { picture } from '../support/pictures.ts'
import { freePort } from '../support/server.ts'
import { freshServerWithAdmin, ownServer, ownServerWithAdmin, sharedUrl } from './support/context.ts'
import { untilCached } from './support/until-cached.ts'
import { administrator } from '../support/people.ts'

/** The metrics by name and labels. */
async function metricsAt(port: number): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

it('a device that has signed in before reads what is cached for visitors, and what it reads is cached for them', async () => {
  const port = await freePort()
  const { server, client } = await ownServerWithAdmin({ METRICS_PORT: String(port) })
  await client.post('/faq/', { title: 'T', description: 'D' })
  await client.get('/logout')
  expect([client.cookie, client.device]).toEqual([undefined, expect.any(String)])
  await untilCached(() => client.get('/faq/'))
  const reads = async () => {
    const metrics = await metricsAt(port)
    return ['hit', 'miss'].map((result) => metrics.get(`visitor_cache_reads_total{result="${result}"}`) ?? 0)
  }
  const [hits = 0, misses = 0] = await reads()
  const [own, other] = [await client.get('/faq/'), await new Client(server.url).get('/faq/')]
  expect(await reads()).toEqual([hits + 2, misses])
  expect([own.text, own.headers.get('etag')]).toEqual([other.text, other.headers.get('etag')])
})

it('the metrics count requests, cached reads and sign-ins, under labels that no visitor can add to', async () => {
  const port = await freePort()
  const { client } = await freshServerWithAdmin({ METRICS_PORT: String(port) })
  const before = (await metricsAt(port)).size
  await client.post('/login', administrator)
  await client.post('/login', { ...administrator, password: 'wrong' })
  await client.post('/about', { title: 'T' }, { image: await picture() })
  await untilCached(() => client.get('/about/'))
  const hit = 'visitor_cache_reads_total{result="hit"}'
  const hits = (await metricsAt(port)).get(hit) ?? 0
  for (let n = 0; n < 2; n += 1) await client.get('/about/')
  for (let n = 0; n < 50; n += 1)
    await client.fetch(`/made-up-${n}/${n}?x=${n}`, { method: n % 2 ? 'GET' : 'PROPFIND' })
  const metrics = await metricsAt(port)
  expect(metrics.get('sign_ins_total{result="succeeded"}')).toBe(1)
  expect(metrics.get('sign_ins_total{result="failed"}')).toBe(1)
  expect(metrics.get(hit)).toBe(hits + 2)
  expect(metrics.get('visitor_cache_reads_total{result="miss"}')).toBeGreaterThan(0)
  expect(metrics.get('visitor_cache_entries')).toBeGreaterThan(0)
  expect(metrics.get('pictures_waiting')).toBe(0)
  // The registration and the upload of a picture.
  expect(metrics.get('http_requests_total{class="api",status="201"}')).toBe(2)
  expect(metrics.get('http_requests_total{class="page",status="404"}')).toBe(50)
  expect(metrics.get('http_request_duration_seconds_count{class="api"}')).toBeGreaterThan(5)
  expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  expect([...metrics.keys()].filter((name) => name.includes('made-up'))).toEqual([])
  expect(metrics.size - before).toBeLessThan(60)
})

it('metrics and log name the version and the commit that are served, and what visitors read does not', async () => {
  const port = await freePort()
  const server = await ownServer({ METRICS_PORT: String(port), LOG_LEVEL: undefined })
  const commit = existsSync('dist/commit') ? readFileSync('dist/commit', 'utf8').trim() : undefined
  expect((await metricsAt(port)).get(`site_build_info{version="${version}",commit="${commit ?? ''}"}`)).toBe(1)
  const listening = () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes('listening on'))
  await expect.poll(listening).toBeDefined()
  expect(JSON.parse(listening() ?? '')).toMatchObject(commit === undefined ? { version } : { version, commit })
  const client = new Client(server.url)
  for (const address of ['/', '/api/health', '/api/ready', '/login', '/robots.txt', '/none']) {
    const { text, headers } = await client.fetch(address)
    expect(`${JSON.stringify([...headers])}${text}`).not.toContain(commit ?? `"${version}"`)
  }
})

/** An address at which other machines reach this one, if it has any. */
const outwardAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address

it('the metrics are for this machine alone, beside the site and not on it', async () => {
  const port = await freePort()
  const server = await ownServer({ METRICS_PORT: String(port), HOST: undefined })
  expect((await new Client(server.url).fetch('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const address = outwardAddress()
  if (address) await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow('fetch failed')
})

it('METRICS_HOST names the address that they are served on', async () => {
  const port = await freePort()
  await ownServer({ METRICS_PORT: String(port), METRICS_HOST: '0.0.0.0' })
  expect((await fetch(`http://${outwardAddress() ?? '127.0.0.1'}:${port}/metrics`)).status).toBe(200)
  // An address of the documentation (RFC 5737), which no machine has.
  await expect(ownServer({ METRICS_PORT: String(port), METRICS_HOST: '192.0.2.1' })).rejects.toThrow(/METRICS_HOST/)
})

it('a METRICS_PORT that is taken stops the start', async () => {
  await expect(ownServer({ METRICS_PORT: new URL(sharedUrl).port })).rejects.toThrow(/METRICS_PORT/)
})
