import fc from 'fast-check'

import type { HeaderLine } from './request.ts'
import { ACTION } from './fixture.ts'

const lines: Readonly<Record<string, readonly string[]>> = {
  Origin: ['https://evil.test', 'null', 'http://localhost', 'http://127.0.0.1', '', 'x'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'same-origin', 'none', 'nonsense'],
  Host: ['evil.test', 'localhost:3000', '[::1]', 'a b', '', 'x'.repeat(300), '127.0.0.1:99999'],
  'X-Forwarded-For': ['1.2.3.4', '1.2.3.4:5678', '::1', 'nonsense', ',,,', 'x'.repeat(3000)],
  'X-Forwarded-Host': ['evil.test', 'a, b', ''],
  'X-Forwarded-Proto': ['https', 'javascript', ''],
  'X-Forwarded-Port': ['1', 'x'],
  Forwarded: ['for=1.2.3.4;host=evil.test'],
  Cookie: [
    'payload-token=x',
    'payload-token=a.b.c',
    'payload-token=eyJhbGciOiJub25lIn0.e30.',
    'payload-token=%',
    'payload-token=',
    '__proto__=x',
    '=',
    ';;;',
    'payload-lng=../x',
    'payload-theme=x',
    `x=${'y'.repeat(5000)}`,
    '__prerender_bypass=x; __next_preview_data=x',
  ],
  Authorization: ['Bearer x', 'JWT a.b.c', 'users API-Key x', 'Basic eDp4'],
  'If-Match': ['*', '"x"', 'x', 'W/"x"', '"'.repeat(2000), '"a",'.repeat(800)],
  'If-None-Match': ['*', '"x"', 'W/"x"', ',', '"a",'.repeat(800)],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Idempotency-Key': ['a', '', 'x'.repeat(5000), '__proto__', '\xff'],
  Range: ['bytes=0-1', 'bytes=-', 'bytes=5-1', 'bytes=0-0,2-3', `bytes=${'0-0,'.repeat(500)}0-0`, 'x'],
  'Next-Action': [ACTION, 'x', '', '0'.repeat(42), '__proto__', 'x'.repeat(2000)],
  RSC: ['1', 'x'],
  'Next-Router-State-Tree': [
    '%5B%22%22%5D',
    '[',
    '%',
    'x'.repeat(3000),
    encodeURIComponent('["",{"children":["__PAGE__",{}]}]'),
  ],
  'Next-Router-Prefetch': ['1', '2'],
  'Next-Router-Segment-Prefetch': ['/_tree', '/x', '%'],
  'Next-Url': ['/x', '//evil.test'],
  'X-Middleware-Subrequest': ['middleware', 'src/middleware:src/middleware:src/middleware'],
  'X-Action-Forwarded': ['1'],
  'X-Action-Redirect': ['http://evil.test'],
  'X-Nextjs-Data': ['1'],
  'X-Matched-Path': ['/admin'],
  'X-Invoke-Path': ['/admin'],
  'X-Now-Route-Matches': ['1=x'],
  'X-Prerender-Revalidate': ['x'],
  Accept: ['*/*', 'text/x-component', 'application/json', 'x', 'a/b;q=x', 'a,'.repeat(1000)],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0', '*', 'x', '*;q=0'],
  'Accept-Language': ['de', '*', '__proto__', 'constructor', 'x'.repeat(2000), 'en;q=x', '%'],
  'X-Payload-HTTP-Method-Override': ['GET', 'get', 'DELETE', 'POST', ''],
  'X-HTTP-Method-Override': ['GET', 'get', 'DELETE', ''],
  'X-HTTP-Method': ['GET', 'DELETE'],
  'X-Request-Id': ['x', 'x'.repeat(2000)],
  'User-Agent': ['', 'x'.repeat(3000), '\xff', 'Googlebot'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Prefer: ['return=minimal'],
  Purpose: ['prefetch'],
  'Content-Language': ['x'],
  'Access-Control-Request-Method': ['POST', 'x'],
  'Access-Control-Request-Headers': ['x'],
}

const all: readonly HeaderLine[] = Object.entries(lines).flatMap(([name, values]) =>
  values.map((value): HeaderLine => [name, value]),
)

/** Headers that do not concern the body. */
export const headers: fc.Arbitrary<readonly HeaderLine[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...all), { maxLength: 3 }) },
)
