import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { DOCUMENT_BYTES } from '#contract/upload-limits.ts'
import { type Server, startServer } from '../support/server.ts'

let server: Server
beforeAll(async () => {
  // Incomplete requests time out after a second.
  server = await startServer({ SLOW_CLIENT_SECONDS: '1' })
  // Loads the panel, which must not change the other responses.
  expect((await fetch(`${server.url}/admin/login`)).status).toBe(200)
})
afterAll(() => server.remove())

/** Sends raw bytes; returns what is received until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: server.port })
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  // The connection may be reset after the response.
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return text
}

const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

const request = (line: string, headers: readonly string[] = ['Host: x'], body = ''): string =>
  `${[line, ...headers].join('\r\n')}\r\n\r\n${body}`
const last = (line: string, headers: readonly string[] = ['Host: x'], body = ''): string =>
  request(line, [...headers, 'Connection: close'], body)

const health = request('GET /api/health HTTP/1.1')
const smuggled = last('GET /api/site-content HTTP/1.1')
const post = (headers: readonly string[], body = ''): string =>
  request('POST /api/login HTTP/1.1', ['Host: x', 'Content-Type: application/json', ...headers], body)

/** Large enough that the client is still sending when the response arrives. */
const filler = 'a'.repeat(5_000_000)

const leaks = /\bat .*\.js:\d|node_modules|node:internal|dist\/server|\/(home|tmp|root|usr)\//

it.each([[['Host: x', 'Host: y']], [['Host: a b/c']], [['Host: evil.test:99999']]])(
  'I7: a cached page of an ambiguous host: %j',
  async (hosts) => {
    await (await fetch(`${server.url}/`)).text()
    expect(statusesOf(await exchange(last('GET / HTTP/1.1', hosts)))).toEqual([400])
  },
)

it.each<[string, string, number[]]>([
  ['I7: no host', request('GET / HTTP/1.1', []), [400]],
  ['I7: two hosts', last('GET /api/health HTTP/1.1', ['Host: x', 'Host: y']), [400]],
  ...['a b/c?"<x>', 'evil.test:99999', '[::1'].flatMap((host): [string, string, number[]][] => [
    [`I7: a host that is none (${host})`, last('GET /sitemap.xml HTTP/1.1', [`Host: ${host}`]), [400]],
    [`I7: the panel of a host that is none (${host})`, last('GET /admin HTTP/1.1', [`Host: ${host}`]), [400]],
  ]),
  ['I7: the panel of another host', last('GET /admin HTTP/1.1', ['Host: evil.test']), [200]],
  ['HTTP/1.0 without a host', request('GET /api/health HTTP/1.0', []), [200]],
  ['HTTP/0.9', 'GET /\r\n\r\n', [400]],
  ['an unknown version', request('GET / HTTP/9.9'), [400]],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['the first bytes of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown method', request('BREW / HTTP/1.1'), [400]],
  ['a method in lower case', request('get / HTTP/1.1'), [400]],
  ['nothing but line ends', '\r\n'.repeat(100), []],
  ['a space in the target', request('GET /a b HTTP/1.1'), [400]],
  ['a target of NUL', request('GET /\0 HTTP/1.1'), [400]],
  ['I7: a target in absolute form', last('GET http://evil.test/api/health HTTP/1.1'), [200]],
  ['I7: a page in absolute form', last('GET http://evil.test/blog HTTP/1.1'), [200]],
  ['I7: the panel in absolute form', last('GET http://evil.test/admin/login HTTP/1.1'), [200]],
  ['I7: a write in absolute form', last('POST http://evil.test/api/about/ HTTP/1.1'), [401]],
  ['the asterisk', last('OPTIONS * HTTP/1.1'), [404]],
  ['the asterisk with GET', last('GET * HTTP/1.1'), [404]],
  ['CONNECT', request('CONNECT evil.test:443 HTTP/1.1'), []],
  ['TRACE', last('TRACE / HTTP/1.1', ['Host: x', 'Cookie: a=secret']), [405]],
  ['TRACE of the API', last('TRACE /api/about/ HTTP/1.1', ['Host: x', 'Cookie: a=secret']), [405]],
  ['an upgrade', last('GET /api/health HTTP/1.1', ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket']), [200]],
  ['an upgrade to HTTP/2', last('GET /api/health HTTP/1.1', ['Host: x', 'Upgrade: h2c', 'HTTP2-Settings: AA']), [200]],
  ['S11: a head of 17 kB', last('GET / HTTP/1.1', ['Host: x', `X: ${'a'.repeat(17_000)}`]), [431]],
  ['S11: a target of 17 kB', last(`GET /${'a'.repeat(17_000)} HTTP/1.1`), [431]],
  [
    'S11: 2,001 headers',
    last('GET / HTTP/1.1', ['Host: x', ...Array.from({ length: 2001 }, (_, n) => `X${n}: aaaa`)]),
    [431],
  ],
  ['S11: line ends without CR', 'GET /api/health HTTP/1.1\nHost: x\n\n', [400]],
  ['S11: a header without CR', 'GET /api/health HTTP/1.1\r\nHost: x\nX: y\r\n\r\n', [400]],
  ['a CR alone', 'GET /api/health HTTP/1.1\r\nHost: x\rX: y\r\n\r\n', [400]],
  ['S11: a folded header', request('GET /api/health HTTP/1.1', ['Host: x', 'X: a', ' b']), [400]],
  ['S11: a folded host', request('GET /api/health HTTP/1.1', ['Host:', ' x']), [400]],
  ['a space before the colon', request('GET /api/health HTTP/1.1', ['Host: x', 'X : y']), [400]],
  ['a header without a name', request('GET /api/health HTTP/1.1', ['Host: x', ': y']), [400]],
  ['a header without a colon', request('GET /api/health HTTP/1.1', ['Host: x', 'nonsense']), [400]],
  ['NUL in a header', request('GET /api/health HTTP/1.1', ['Host: x', 'X: \0']), [400]],
  ['S11: two lengths', post(['Content-Length: 2', 'Content-Length: 2'], '{}') + smuggled, [400]],
  ['S11: two lengths that differ', post(['Content-Length: 0', 'Content-Length: 99']) + smuggled, [400]],
  ['S11: a list of lengths', post(['Content-Length: 2, 2'], '{}') + smuggled, [400]],
  ...['-1', '+2', '0x2', '2 2', '1e1', '', '99999999999999999999'].map((length): [string, string, number[]] => [
    `a length of "${length}"`,
    post([`Content-Length: ${length}`], '{}') + smuggled,
    [400],
  ]),
  [
    'S11: length and encoding',
    post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  [
    'S11: encoding and length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  ...['identity', 'chunked, identity', 'chunked, chunked', 'xchunked', 'gzip', '"chunked"'].map(
    (encoding): [string, string, number[]] => [
      `S11: the encoding ${encoding}`,
      post([`Transfer-Encoding: ${encoding}`], `0\r\n\r\n${smuggled}`),
      [400],
    ],
  ),
  [
    'S11: the encoding twice',
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`),
    [400],
  ],
  ['an encoding with a space', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`), [400]],
  ['a chunk of no size', post(['Transfer-Encoding: chunked'], `xyz\r\n{}\r\n0\r\n\r\n${smuggled}`), [400]],
  ['a chunk longer than it says', post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${smuggled}`), [400]],
  ['a chunk of a huge size', post(['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n{}`), [400]],
  ['chunks with bare line ends', post(['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${smuggled}`), [400]],
  [
    '20 kB of chunk extensions',
    post(['Transfer-Encoding: chunked'], `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    [413],
  ],
  [
    '20 kB of trailers',
    post(['Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
    [431],
  ],
  [
    'a body that is a request',
    last('GET /api/health HTTP/1.1', ['Host: x', `Content-Length: ${smuggled.length}`], smuggled),
    [200],
  ],
  [
    'S12: a question whether to send a body, by who may not',
    request('POST /api/about/ HTTP/1.1', ['Host: x', 'Content-Length: 10', 'Expect: 100-continue']),
    [401],
  ],
  [
    'S12: a question whether to send a body, by who may',
    post(['Content-Length: 2', 'Expect: 100-continue'], '{}'),
    [100, 400],
  ],
  [
    'S12: a question whether to send a body to a page',
    last('POST /about HTTP/1.1', ['Host: x', 'Content-Length: 0', 'Expect: 100-continue']),
    [100, 405],
  ],
  [
    'S12: an unknown expectation',
    last('POST /api/about/ HTTP/1.1', ['Host: x', 'Content-Length: 10', 'Expect: nonsense']),
    [417],
  ],
  ['a good request before a bad one', `${health}GET / HTTP/1.1\r\n\r\n${smuggled}`, [200, 400]],
  ['a broken target before 5 MB', post([], '').replace('/api', 'http:/.//x/api') + filler, [400]],
  ['two lengths before 5 MB', post(['Content-Length: 2', 'Content-Length: 3'], filler), [400]],
  ['a head of 17 kB before 5 MB', post([`X: ${'a'.repeat(17_000)}`], filler), [431]],
  ['20 kB of chunk extensions before 5 MB', post(['Transfer-Encoding: chunked'], `2;${filler}`), [413]],
  [
    'the largest document from somebody who may not send it, and a request behind it',
    request(
      'POST /api/documents HTTP/1.1',
      ['Host: x', `Content-Length: ${DOCUMENT_BYTES}`],
      'a'.repeat(DOCUMENT_BYTES),
    ) + last('GET /api/health HTTP/1.1'),
    [401, 200],
  ],
  [
    'S12: 100 requests in a row',
    health.repeat(99) + last('GET /api/health HTTP/1.1'),
    Array.from({ length: 100 }, () => 200),
  ],
])('%s', async (_, bytes, statuses) => {
  const text = await exchange(bytes)
  expect(text).not.toMatch(leaks)
  expect(text).not.toContain('secret')
  expect(text).not.toContain('evil.test')
  expect(statusesOf(text)).toEqual(statuses)
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})
