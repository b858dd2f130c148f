import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { describe, expect, it } from 'vitest'

import { Client } from '../support/client.ts'
import { freePort, type Server } from '../support/server.ts'
import { ownServer, ownServerWithAdmin } from './support/context.ts'
import { panelIsBuilt } from './support/panel.ts'

interface Line {
  level: number
  msg: string
  requestId?: string
  lines?: number
}

/** The logged lines as objects; throws if a line is incomplete. */
const logged = (server: Server): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const requestLines = (server: Server): Line[] => logged(server).filter(({ msg }) => msg === 'request')

/** Sends that many requests for long paths, some concurrently; returns their ids. */
async function send(server: Server, count: number): Promise<string[]> {
  const client = new Client(server.url)
  const ids: string[] = []
  const one = async () => {
    while (ids.length < count) {
      const slot = ids.push('') - 1
      const { headers } = await client.get(`/${'x'.repeat(190)}`)
      ids[slot] = headers.get('x-request-id') ?? ''
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return ids.sort()
}

const idsOf = (lines: readonly Line[]): string[] => lines.map(({ requestId }) => requestId ?? '').sort()

const uncaught = pathToFileURL(path.resolve('tests/support/uncaught-error.js')).href

describe('the log, as it is set if nothing is', () => {
  const asShipped = { LOG_LEVEL: undefined }

  it.each([
    ['SIGTERM', 'SIGTERM', {}, 0],
    ['an uncaught exception', 'SIGUSR2', { NODE_OPTIONS: `--import ${uncaught}`, UNCAUGHT: 'exception' }, 1],
  ] as const)('has the lines of all requests before %s', async (_, signal, environment, code) => {
    const server = await ownServer({ ...asShipped, ...environment })
    const sent = await send(server, 100)
    expect(await server.end(signal)).toBe(code)
    await expect.poll(() => idsOf(requestLines(server)).filter((id) => sent.includes(id))).toEqual(sent)
  })

  it('has a request’s line within a second', async () => {
    const server = await ownServer(asShipped)
    const [id = ''] = await send(server, 1)
    await expect.poll(() => idsOf(requestLines(server))).toContain(id)
  })

  it.skipIf(!panelIsBuilt)('has nothing but objects, also while the panel loads and streams are sent', async () => {
    const server = await ownServer({ ...asShipped, METRICS_PORT: String(await freePort()), LOAD_LIMIT_MS: '60000' })
    const client = new Client(server.url)
    expect((await client.get('/openapi.json')).status).toBe(200)
    expect((await client.fetch('/admin/login')).status).toBe(200)
    await expect.poll(() => server.output()).toContain('"path":"/admin/login"')
    expect(server.output()).toContain('panel loaded')
    const others = server
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{"level":'))
    expect(others).toEqual([])
  })

  it('drops lines that nobody reads, and says how many once somebody does', async () => {
    const server = await ownServer(asShipped)
    server.pausePrinting()
    const sent = await send(server, 8000)
    server.resumePrinting()
    const dropped = () => logged(server).find(({ msg }) => msg === 'log lines were dropped')
    await expect.poll(dropped).toMatchObject({ level: 40 })
    const written = idsOf(requestLines(server)).filter((id) => sent.includes(id))
    expect(written.length).toBeGreaterThan(1000)
    // The dropped lines may include a request of the server's start.
    expect(written.length + (dropped()?.lines ?? 0) - sent.length).toBeOneOf([0, 1])
    const [later = ''] = await send(server, 1)
    await expect.poll(() => idsOf(requestLines(server))).toContain(later)
  })

  it('does not stop the server when its reader has gone', async () => {
    const server = await ownServer(asShipped)
    server.stopPrinting()
    expect(await send(server, 1000)).not.toContain('')
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

it('has no personal data where the database refuses a write, and the words of a visitor are not taken for its own', async () => {
  const { server } = await ownServerWithAdmin()
  const db = drizzle({ connection: { url: `file:${path.join(server.dataDir, 'site.db')}` } })
  await db.run(
    sql`CREATE TRIGGER refused BEFORE INSERT ON inquiries BEGIN SELECT RAISE(ABORT, 'refused by a trigger'); END`,
  )
  db.$client.close()
  const inquiry = {
    name: 'Hari Thapa',
    email: 'hari@example.com',
    phone: '9800000000',
    message: 'The client is closed.',
  }
  expect((await new Client(server.url).post('/contactus/', inquiry)).status).toBe(500)
  await expect.poll(server.output).toContain('refused by a trigger')
  expect(server.output()).toContain('Failed query: insert into')
  for (const value of Object.values(inquiry)) expect(server.output()).not.toContain(value)
})
