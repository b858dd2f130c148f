import { once } from 'node:events'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import {
  canSendPrepared,
  closeAfterResponse,
  closesAfterResponse,
  isRespondingOn,
  type PreparedResponse,
  onHeaders,
  requestWithBody,
  sendPrepared,
  stopListening,
  whenFirstInLine,
} from './node-http.ts'

/** Starts a server; returns it with a connection to it. */
async function serve(listener: RequestListener): Promise<{ server: Server; socket: Socket }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  await once(socket, 'connect')
  return { server, socket }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

it('a response can be made to close its connection, right before its headers are written', async () => {
  const seen: boolean[] = []
  const { socket } = await serve((_req, res) => {
    seen.push(closesAfterResponse(res))
    onHeaders(res, () => closeAfterResponse(res))
    res.end('done')
  })
  socket.write(get('/'))
  const response = await text(socket)
  expect(seen).toEqual([false])
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(response).toMatch(/\r\nconnection: close\r\n/i)
})

it.each<[string, (res: Parameters<RequestListener>[1]) => void]>([
  ['end', (res) => res.end()],
  ['write', (res) => res.write('x', () => res.end())],
  ['writeHead', (res) => res.writeHead(204).end()],
  ['flushHeaders', (res) => (res.flushHeaders(), res.end())],
])('a callback before the headers runs once with %s', async (_, respond) => {
  let count = 0
  const { socket } = await serve((_req, res) => {
    onHeaders(res, () => (count += 1))
    res.setHeader('connection', 'close')
    respond(res)
  })
  socket.write(get('/'))
  await text(socket)
  expect(count).toBe(1)
})

it('a pipelined response is first in line after the one before it is sent', async () => {
  const events: string[] = []
  let endFirst = () => {}
  const { socket } = await serve((req, res) => {
    events.push(`request ${req.url}`)
    if (req.url === '/1') endFirst = () => res.end(() => events.push('sent /1'))
    whenFirstInLine(res, () => {
      events.push(`first ${req.url}`)
      if (req.url === '/1') return
      res.setHeader('connection', 'close')
      res.end()
    })
    if (req.url === '/2') endFirst()
  })
  socket.write(get('/1') + get('/2'))
  await text(socket)
  expect(events.filter((event) => !event.startsWith('sent'))).toEqual([
    'request /1',
    'first /1',
    'request /2',
    'first /2',
  ])
  expect(events.indexOf('first /2')).toBeGreaterThan(events.indexOf('request /2'))
})

it('a connection has a response in progress from its headers to its end', async () => {
  const seen: boolean[] = []
  const { server, socket } = await serve(({ socket: connection }, res) => {
    seen.push(isRespondingOn(connection))
    res.write('a part')
    seen.push(isRespondingOn(connection))
    res.end()
  })
  server.on('clientError', (_error, connection) => {
    if (connection instanceof Socket) seen.push(isRespondingOn(connection))
    connection.end()
  })
  socket.write(get('/'))
  await once(socket, 'data')
  socket.write('nonsense')
  await text(socket)
  expect(seen).toEqual([false, true, false])
})

it('a server that stops listening answers the next request of an idle connection, then ends', async () => {
  const { server, socket } = await serve((req, res) => {
    if (req.url === '/last') closeAfterResponse(res)
    res.end(req.url)
  })
  socket.write(get('/first'))
  await once(socket, 'data')
  const closed = new Promise<void>((resolve) => stopListening(server, resolve))
  expect(server.listening).toBe(false)
  socket.write(get('/last'))
  expect(await text(socket)).toContain('/last')
  await closed
})

it('a request whose body was read is replayed with its headers', async () => {
  const replayed: unknown[] = []
  const { socket } = await serve(async (req, res) => {
    const body = Buffer.from((await text(req)).toUpperCase())
    const copy = requestWithBody(req, '/original', body)
    const { method, url, headers, complete } = copy
    replayed.push({ method, url, headers, complete, body: await text(copy) })
    res.setHeader('connection', 'close')
    res.end()
  })
  socket.write('POST /x HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n')
  await text(socket)
  const headers = { host: 'localhost', 'content-length': '2' }
  expect(replayed).toEqual([{ method: 'POST', url: '/original', headers, complete: true, body: 'AB' }])
})

/** The responses on a connection until it ends, each without its date. */
async function responsesOn(socket: Socket): Promise<string[]> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const all = Buffer.concat(chunks).toString('latin1')
  return all.split(/(?=HTTP\/1\.1 )/).map((response) => response.replace(/Date: .*/, ''))
}

const closing = (request: string): string => request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')

it.each<[string, string, number, string | undefined]>([
  ['a body', get('/'), 200, 'Körper'],
  ['no body', get('/'), 304, undefined],
  ['a HEAD request', get('/').replace('GET', 'HEAD'), 200, undefined],
])('a prepared response is sent as Node writes it: %s', async (_, request, status, sent) => {
  const body = sent === undefined ? undefined : Buffer.from(sent)
  const headers = { 'x-a': 'ä', ...(status === 304 ? {} : { 'content-length': '7' }) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const prepared = { status, head: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`, body }
  const usable: boolean[] = []
  let count = 0
  const { socket } = await serve((req, res) => {
    usable.push(canSendPrepared(req, res))
    count += 1
    if (count % 2 === 1 && count < 5) sendPrepared(res, prepared, `x-own: ${'1'.repeat(count)}\r\n`)
    else res.writeHead(status, { ...headers, 'x-own': '1'.repeat(count - 1) }).end(body)
  })
  const responses = responsesOn(socket)
  for (let n = 0; n < 4; n += 1) {
    socket.write(request)
    await once(socket, 'data')
  }
  socket.write(closing(request))
  const [first, second, third, fourth, last] = await responses
  expect(first).toBe(second)
  expect(third).toBe(fourth)
  expect(third).toContain('x-own: 111\r\n')
  expect(last).toContain('Connection: close')
  expect(usable).toEqual([true, true, true, true, false])
})

it('a prepared response that waits for a slow client is not overwritten by the next', async () => {
  // What differs comes late, so that it is among what waits.
  const head = `HTTP/1.1 200 OK\r\ncontent-length: 4\r\nx-long: ${'x'.repeat(30_000)}\r\n`
  const prepared: PreparedResponse = { status: 200, head, body: Buffer.from('body') }
  let count = 0
  let isWaiting = false
  const { server, socket: slow } = await serve((req, res) => {
    if (!canSendPrepared(req, res)) return void res.end()
    count += 1
    sendPrepared(res, prepared, `x-own: ${req.url}-${String(count).padStart(4, '0')}\r\n`)
    if (req.url !== '/slow') return
    isWaiting ||= (res.socket?.writableLength ?? 0) > 0
    if (!isWaiting) res.once('finish', () => slow.write(get('/slow')))
  })
  slow.pause()
  slow.write(get('/slow'))
  await expect.poll(() => isWaiting).toBe(true)
  const slowCount = count
  const address = server.address()
  const quick = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  quick.write(get('/fast').repeat(20) + closing(get('/end')))
  expect(await responsesOn(quick)).toHaveLength(21)
  slow.write(closing(get('/end')))
  const responses = (await responsesOn(slow)).slice(0, -1)
  const expected = Array.from({ length: slowCount }, (_, n) => `/slow-${String(n + 1).padStart(4, '0')}`)
  expect(responses.map((response) => /x-own: (.*)\r\n/.exec(response)?.[1])).toEqual(expected)
  expect(responses.filter((response) => !response.endsWith('\r\n\r\nbody'))).toEqual([])
})
