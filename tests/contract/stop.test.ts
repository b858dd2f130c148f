import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { Client } from '../support/client.ts'
import { entities } from '../support/entities.ts'
import { inSeconds, measured } from '../support/measured.ts'
import { picture } from '../support/pictures.ts'
import { type Server, spawnServer } from '../support/server.ts'
import { slowClient } from '../support/sockets.ts'
import { onMongo, ownServer, ownServerWithAdmin } from './support/context.ts'
import { untilCached } from './support/until-cached.ts'

/** Sends half of a request, runs `work`, and sends the rest; returns the status of the response. */
async function whileUnderWay(server: Server, client: Client, work: () => Promise<void>): Promise<number | undefined> {
  const body = JSON.stringify({ title: 'Under way', description: 'D' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie: client.cookie ?? '' }
  const slow = request({ host: '127.0.0.1', port: server.port, path: '/api/faq/', method: 'POST', headers })
  slow.write(body.slice(0, 10))
  await client.get('/health')
  await work()
  const answered = once(slow, 'response')
  slow.end(body.slice(10))
  const [answer]: { statusCode?: number; resume?: () => void }[] = await answered
  answer?.resume?.()
  return answer?.statusCode
}

const isTaken = (client: Client): Promise<boolean> =>
  client.get('/health').then(
    () => true,
    () => false,
  )

it('F13: SIGTERM finishes the request under way, takes no more, and ends with exit code 0', async () => {
  const { server, client } = await ownServerWithAdmin()
  let ended: Promise<number | null> | undefined
  const status = await whileUnderWay(server, client, async () => {
    ended = server.end('SIGTERM')
    await expect.poll(() => isTaken(client), { timeout: 5000 }).toBe(false)
  })
  expect(status).toBe(201)
  const answered = performance.now()
  expect(await ended).toBe(0)
  const ms = performance.now() - answered
  measured(
    'F13',
    `SIGTERM with a request under way, on ${onMongo ? 'MongoDB' : 'SQLite'}`,
    'exit 0 in 10 s',
    `201, exit 0 in ${inSeconds(ms)}`,
  )
  const next = await server.restart()
  expect(entities(await new Client(next.url).get('/faq')).map(({ title }) => title)).toEqual(['Under way'])
  await next.end('SIGTERM')
})

/** The time after SIGTERM in which an idle connection accepts one more request; a client on a busy machine may exceed it. */
const LAST_REQUEST_MS = 300

/**
 * Sends requests on one connection until a response has `Connection: close`; returns the statuses, and throws if the connection is closed
 * before.
 *
 * @param isLate whether the next request is sent so late that its idle connection may have been closed
 */
async function requestUntilClosed(
  port: number,
  what: () => Asked,
  answered: () => void,
  isLate: () => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  for (let isLast = false; !isLast;) {
    const { body = '', ...asked } = what()
    const mayBeClosed = isLate()
    const sent = request({ host: '127.0.0.1', port, agent, ...asked })
    sent.end(body)
    const [answer]: (IncomingMessage | undefined)[] = await once(sent, 'response').catch((error: unknown) => {
      if (!mayBeClosed) throw error
      return []
    })
    if (!answer) break
    await text(answer)
    statuses.push(answer.statusCode ?? 0)
    isLast = answer.headers.connection === 'close'
    answered()
  }
  agent.destroy()
  return statuses
}

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

it('F13: SIGTERM under load cuts nothing off: the last response on each connection has Connection: close', async () => {
  const { server, client } = await ownServerWithAdmin()
  const headers = { 'content-type': 'application/json', cookie: client.cookie ?? '' }
  const body = JSON.stringify({ title: 'Under load', description: 'D' })
  const kinds: (() => Asked)[] = [
    () => ({ path: '/api/faq/' }),
    () => ({ path: `/blog?miss=${Math.random()}` }),
    () => ({ path: '/api/loggedin', headers }),
    () => ({ path: '/api/faq/', method: 'POST', headers, body }),
  ]
  let count = 0
  const crowd = [...kinds, ...kinds, ...kinds, ...kinds]
  let stoppedAt = Infinity
  const isLate = () => performance.now() - stoppedAt > LAST_REQUEST_MS
  const loops = Promise.all(crowd.map((kind) => requestUntilClosed(server.port, kind, () => (count += 1), isLate)))
  await expect.poll(() => count, { interval: 5, timeout: 30_000 }).toBeGreaterThan(300)
  stoppedAt = performance.now()
  const ended = server.end('SIGTERM')
  const statuses = (await loops).flat()
  expect(await ended).toBe(0)
  expect([...new Set(statuses)].sort()).toEqual([200, 201])
  const next = await server.restart()
  const kept = entities(await new Client(next.url).get('/faq'))
  expect(kept).toHaveLength(statuses.filter((status) => status === 201).length)
  await next.end('SIGTERM')
})

/** A mail server that never completes its response to the first command; `isAsked` returns whether a client has sent one. */
async function endlessMailServer(): Promise<{ port: number; isAsked: () => boolean }> {
  let isAsked = false
  const server = createServer((socket) => {
    socket.write('220 mail.example.com\r\n')
    socket.on('error', () => undefined)
    socket.once('data', () => {
      isAsked = true
      const talk = setInterval(() => socket.write('250-more of it\r\n'), 500)
      socket.on('close', () => clearInterval(talk))
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, isAsked: () => isAsked }
}

it('F13: SIGTERM with a job and a request that hang: both are cut off, the database is closed, exit code 0', async () => {
  const mail = await endlessMailServer()
  const { server, client } = await ownServerWithAdmin({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    INQUIRY_EMAIL: 'office@example.com',
  })
  const fields = { name: 'Maya', email: 'maya@example.com', phone: '1', message: 'Hello' }
  expect((await client.post('/contactus', fields)).status).toBe(201)
  await expect.poll(mail.isAsked, { timeout: 20_000 }).toBe(true)
  const { socket } = await slowClient(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n')
  const began = performance.now()
  expect(await server.end('SIGTERM')).toBe(0)
  measured(
    'F13',
    `SIGTERM with a job and a request that hang, on ${onMongo ? 'MongoDB' : 'SQLite'}`,
    'exit 0 in 12 s',
    `exit 0 in ${inSeconds(performance.now() - began)}`,
  )
  socket.destroy()
  if (!onMongo) expect((await stat(path.join(server.dataDir, 'site.db-wal')).catch(() => undefined))?.size ?? 0).toBe(0)
})

/** The response's `Connection` header for a client that requests keep-alive. */
async function connectionAfter(server: Server, asked: string, method = 'GET'): Promise<string | undefined> {
  const agent = new Agent({ keepAlive: true })
  const sent = request({ host: '127.0.0.1', port: server.port, agent, path: asked, method })
  sent.end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  answer?.resume()
  agent.destroy()
  return answer?.headers.connection
}

it('L12: a node that leaves says so in /api/ready, and answers everything until it stops, each connection for the last time', async () => {
  const { server, client } = await ownServerWithAdmin({ LEAVE_SECONDS: '3' })
  expect((await client.get('/ready')).status).toBe(200)
  await untilCached(() => client.get('/faq/'))
  expect(await connectionAfter(server, '/api/faq/')).toBe('keep-alive')
  const ended = server.end('SIGTERM')
  await expect.poll(async () => (await client.get('/ready')).status).toBe(503)
  expect((await client.get('/health')).status).toBe(200)
  for (const asked of ['/api/faq/', `/blog?miss=${Math.random()}`, '/api/health'])
    expect([asked, await connectionAfter(server, asked)]).toEqual([asked, 'close'])
  expect(await connectionAfter(server, '/api/logout', 'POST')).toBe('close')
  expect((await client.post('/faq/', { title: 'Late', description: 'D' })).status).toBe(201)
  expect(await ended).toBe(0)
  expect(await isTaken(client)).toBe(false)
})

/** A signal within this time after the first is taken for the same one. */
const SECOND_SIGNAL_MS = 1000

it('F13: a second SIGTERM, a second or more after the first, ends it at once, whoever is still waited for', async () => {
  const server = await ownServer()
  const client = new Client(server.url)
  const { socket } = await slowClient(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n')
  void server.end('SIGTERM')
  await expect.poll(() => isTaken(client), { timeout: 5000 }).toBe(false)
  // The server has noted the first one by now.
  await pause(SECOND_SIGNAL_MS)
  const second = performance.now()
  expect(await server.end('SIGTERM')).toBe(1)
  // Else it waits for the slow client, for nine seconds.
  expect(performance.now() - second).toBeLessThan(5000)
  socket.destroy()
})

it('F13: signals that follow each other at once, as of a process manager and of npm, finish the request under way', async () => {
  const { server, client } = await ownServerWithAdmin()
  let ended: Promise<number | null> | undefined
  const status = await whileUnderWay(server, client, async () => {
    ended = server.end('SIGTERM')
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      await pause(5)
      process.kill(server.pid, signal)
    }
    await expect.poll(() => isTaken(client), { timeout: 5000 }).toBe(false)
  })
  expect(status).toBe(201)
  expect(await ended).toBe(0)
})

// The start does not reach a database, so this runs in one suite only.
it.skipIf(onMongo).each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s during the start ends it soon, with exit code %i', async (signal, code) => {
  // Accepts connections and says nothing, so that the start waits for it.
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const connected = once(silent, 'connection')
  const root = await mkdtemp(path.join(tmpdir(), 'site-stop-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const address = silent.address()
  const { child, output } = spawnServer({
    PORT: '0',
    DATA_DIR: path.join(root, 'data'),
    MEDIA_DIR: path.join(root, 'media'),
    DATABASE_URI: `mongodb://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/site`,
    PAYLOAD_SECRET: 'a secret of the tests alone',
  })
  const ended = once(child, 'exit')
  await Promise.race([connected, ended])
  const began = performance.now()
  child.kill(signal)
  expect(await ended, output()).toEqual([code, null])
  expect(performance.now() - began).toBeLessThan(5000)
})

const withUncaught = (kind: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('tests/support/uncaught-error.js')).href}`,
  UNCAUGHT: kind,
})
const crashLines = (server: Server) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('nobody handles this'))

// This code does not depend on the database, so it runs in one suite only.
it.skipIf(onMongo).each(['before', 'after'])(
  'D11: an exception that nobody caught, %s the panel is loaded, is logged once; what is under way is finished, the exit code is 1',
  async (when) => {
    const { server, client } = await ownServerWithAdmin(withUncaught('exception'))
    if (when === 'after') expect((await client.fetch('/admin')).status).toBe(200)
    let ended: Promise<number | null> | undefined
    const status = await whileUnderWay(server, client, async () => {
      ended = server.end('SIGUSR2')
      await expect.poll(() => isTaken(client), { timeout: 5000 }).toBe(false)
    })
    expect(status).toBe(201)
    expect(await ended).toBe(1)
    expect(crashLines(server)).toEqual([expect.stringContaining('"level":60')])
    const next = await server.restart()
    expect(entities(await new Client(next.url).get('/faq'))).toHaveLength(1)
    await next.end('SIGTERM')
  },
)

it.skipIf(onMongo)('D11: an exception while a node leaves ends it at once, with exit code 1', async () => {
  const { server, client } = await ownServerWithAdmin({ ...withUncaught('exception'), LEAVE_SECONDS: '60' })
  const ended = server.end('SIGTERM')
  await expect.poll(async () => (await client.get('/ready')).status).toBe(503)
  process.kill(server.pid, 'SIGUSR2')
  expect(await ended).toBe(1)
  expect(crashLines(server)).toHaveLength(1)
})

it.skipIf(onMongo).each(['before', 'after'])(
  'D11: a failure that nobody waited for, %s the panel is loaded, is logged once, and the server goes on',
  async (when) => {
    const { server, client } = await ownServerWithAdmin(withUncaught('rejection'))
    if (when === 'after') expect((await client.fetch('/admin')).status).toBe(200)
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(() => crashLines(server)).toEqual([expect.stringContaining('"level":50')])
    expect((await client.post('/faq/', { title: 'T', description: 'D' })).status).toBe(201)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(crashLines(server)).toHaveLength(1)
  },
)

it('a restart keeps entries, pictures and sessions; SIGINT ends it as well, and idle connections do not prevent that', async () => {
  const { server, client } = await ownServerWithAdmin()
  await client.post('/about/', { title: 'Kept' }, { image: await picture() })
  await server.end('SIGTERM')
  const next = await server.restart()
  const again = new Client(next.url)
  again.cookie = client.cookie
  const [kept] = entities(await again.get('/about'))
  expect(kept?.['title']).toBe('Kept')
  expect((await again.fetch(kept?.image?.filePath ?? '')).status).toBe(200)
  expect((await again.get('/loggedin')).body).toBe(true)
  expect(await next.end('SIGINT')).toBe(0)
})

it.skipIf(onMongo)('the secret and the database made on the first start are for their owner alone', async () => {
  const server = await ownServer({ PAYLOAD_SECRET: undefined })
  for (const file of ['secret', 'site.db', 'site.db-wal'])
    expect([file, (await stat(path.join(server.dataDir, file))).mode & 0o777]).toEqual([file, 0o600])
})
