import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { chooseEncoding, encode } from './encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip; q=0', 'identity'],
  ['GZIP', 'identity'],
  ['brotli', 'identity'],
  ['x-gzip', 'identity'],
  ['*', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %s is served as %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it('compresses losslessly, and not at all below the minimum size', async () => {
  const body = Buffer.from('करको किताब '.repeat(200))
  expect(brotliDecompressSync((await encode(body, 'br')) ?? Buffer.alloc(0))).toEqual(body)
  expect(gunzipSync((await encode(body, 'gzip')) ?? Buffer.alloc(0))).toEqual(body)
  expect(await encode(Buffer.from('short'), 'br')).toBeUndefined()
})
