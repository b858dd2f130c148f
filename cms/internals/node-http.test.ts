import { once } from 'node:events'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import {
  canSendWithHead,
  closeAfterResponse,
  closesAfterResponse,
  isRespondingOn,
  onHeaders,
  requestWithBody,
  sendWithHead,
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

it.each<[string, string, number, string | undefined]>([
  ['a body', get('/'), 200, 'Körper'],
  ['no body', get('/'), 304, undefined],
  ['a HEAD request', get('/').replace('GET', 'HEAD'), 200, undefined],
])('a serialised head is sent as Node writes it: %s', async (_, request, status, sent) => {
  const body = sent === undefined ? undefined : Buffer.from(sent)
  const headers = { 'x-a': 'ä', ...(status === 304 ? {} : { 'content-length': '7' }) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const usable: boolean[] = []
  let count = 0
  const { socket } = await serve((req, res) => {
    usable.push(canSendWithHead(req, res))
    count += 1
    if (count === 1) sendWithHead(res, status, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`, body)
    else res.writeHead(status, headers).end(body)
  })
  // The second and third responses show that the connection goes on after the first.
  socket.write(request.repeat(2) + request.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const [first, second, third] = Buffer.concat(chunks)
    .toString('latin1')
    .split(/(?=HTTP\/1\.1 )/)
    .map((response) => response.replace(/Date: .*/, ''))
  expect(first).toBe(second)
  expect(third).toContain('Connection: close')
  expect(usable).toEqual([true, true, false])
})
