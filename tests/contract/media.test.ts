import { beforeAll, describe, expect, it } from 'vitest'

import { image } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { raw } from '../support/raw.ts'
import { admin, sharedUrl, visitor } from './support/context.ts'

let path = ''
let bytes = Buffer.alloc(0)

beforeAll(async () => {
  path = image(await admin().post('/about/', { title: 'T' }, { image: await picture('png', 300, 300) })).filePath
  bytes = Buffer.from(await (await fetch(sharedUrl + path)).arrayBuffer())
})

const get = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(sharedUrl + path, { method, headers })

it('a picture is served for good: a year, immutable, never run, never guessed', async () => {
  const { status, headers } = await get()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  // The server's own name, independent of the uploaded file's.
  expect(headers.get('content-disposition')).toBe(`inline; filename="${path.replace('/media/', '')}"`)
  expect(headers.get('etag')).not.toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
})

it('answers 304 to the tag it gave, and 200 to another', async () => {
  const tag = (await get()).headers.get('etag') ?? ''
  expect((await get({ 'if-none-match': tag })).status).toBe(304)
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
})

it('responses without a picture are not cacheable', async () => {
  const missing = ['/media/none.png', '/media/none.pdf', '/media/no/file'].map((one) => fetch(sharedUrl + one))
  const answers = await Promise.all([...missing, get({}, 'POST')])
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [404, 'no-store'],
    [404, 'no-store'],
    [404, 'no-store'],
    [405, 'no-store'],
  ])
})

it('U15: answers HEAD with the length and without the bytes', async () => {
  const answer = await get({}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  expect((await answer.arrayBuffer()).byteLength).toBe(0)
})

describe('ranges', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-5', -5, undefined],
    ['bytes=0-999999', 0, undefined],
  ])('U15: %s: 206 with these bytes', async (range, from, to) => {
    const answer = await get({ range })
    expect(answer.status).toBe(206)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
  })

  it('U15: outside the file: 416, which no cache stores', async () => {
    const { status, headers } = await get({ range: 'bytes=999999-' })
    const named = ['content-range', 'cache-control'].map((name) => headers.get(name))
    expect([status, ...named]).toEqual([416, `bytes */${bytes.length}`, 'no-store'])
  })

  it('of another version (If-Match): 412, which no cache stores', async () => {
    const { status, headers } = await get({ 'if-match': '"other"' })
    expect([status, headers.get('cache-control')]).toEqual([412, 'no-store'])
  })

  it.each(['bytes=-0', 'bytes=5-1', 'nonsense', 'bytes=', `bytes=${'0-1,'.repeat(1000)}0-1`])(
    'U15: %s is no fault',
    async (range) => {
      expect([200, 206, 416]).toContain((await get({ range })).status)
    },
  )

  it('U15: of another version (If-Range) is answered with the whole', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })
})

it.each([
  '/media/',
  '/media',
  '/media/unknown.png',
  '/media/.tmp',
  '/media/.tmp/',
  '/media/../data/site.db',
  '/media/..%2f..%2fdata%2fsite.db',
  '/media/%2e%2e/data/site.db',
  '/media/..%5c..%5cdata%5csite.db',
  '/media/%00.png',
  '/media/a%00.png',
  '/media//etc/passwd',
  '/media/%2fetc%2fpasswd.png',
  '/media/.%2e%2fdata%2fsecret.png',
])('U15: %s: 400 or 404', async (target) => {
  expect([400, 404]).toContain((await raw(sharedUrl, target)).status)
})

it.each(['POST', 'DELETE', 'PUT'])('%s is rejected on the path of a picture', async (method) => {
  expect([404, 405]).toContain((await visitor().fetch(path, { method })).status)
  expect((await get()).status).toBe(200)
})
