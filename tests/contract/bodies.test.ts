import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { inPieces } from '../support/client.ts'
import { entities, member, message } from '../support/entities.ts'
import { noise } from '../support/pictures.ts'
import { raw } from '../support/raw.ts'
import { admin, sharedUrl, visitor } from './support/context.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const valid = JSON.stringify({ title: 'T', description: 'D' })
const MB = 1_048_576

describe('a body that does not parse answers 400', () => {
  it.each([
    ['half an object', '{"title":"T"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '5'],
    ['not JSON', 'title=T'],
    ['trailing bytes', `${valid}x`],
    ['NaN', '{"title":NaN}'],
    ['a byte order mark', `\ufeff${valid}`],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le')],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a name that comes twice', '{"title":"A","description":"D","title":"B"}'],
    ['a name that comes twice, written otherwise', '{"title":"A","description":"D","t\\u0069tle":"B"}'],
  ])('S3, S4: JSON: %s', async (_, body) => {
    const answer = await admin().raw('POST', '/faq/', body, json)
    expect([answer.status, message(answer)]).toEqual([400, 'Request body is not valid'])
  })

  it.each([
    ['200,000 levels', '{"a":'.repeat(200_000)],
    ['200,000 closed levels of a list', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['101 levels', '{"a":'.repeat(101)],
    ['5,000 elements', `{"title":[${'1,'.repeat(5000)}1]}`],
  ])('S4: JSON of %s is refused before it is parsed', async (_, body) => {
    const answer = await admin().raw('POST', '/faq/', body, json)
    expect([answer.status, message(answer)]).toEqual([
      413,
      'Request body must have at most 1,000 members, nested at most 100 deep',
    ])
  })

  it('S4: JSON: a name may come again further in, or in a text', async () => {
    const body = JSON.stringify({ title: '"title": "\\" {', description: 'D', other: [{ title: 1 }, { title: 2 }] })
    expect((await admin().raw('POST', '/faq/', body, json)).status).toBe(201)
  })

  it('S5: JSON: an empty body is an object without fields', async () => {
    const answer = await admin().raw('POST', '/faq/', '', json)
    expect([answer.status, message(answer)]).toEqual([400, 'Title is required'])
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['unterminated', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nT'],
    [
      'a file cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nT',
    ],
    ['empty', 'multipart/form-data; boundary=b', ''],
    ['nonsense', 'multipart/form-data; boundary=b', 'nonsense'],
  ])('U10: multipart: %s', async (_, type, body) => {
    const answer = await admin().raw('POST', '/about/', body, { 'content-type': type })
    expect(answer.status).toBe(400)
    expect(message(answer)).toBe('Request body is not valid')
  })
})

describe('text that is not UTF-8 is refused by the API, in a body of any type', () => {
  const multipart = (part: string, rest: readonly Uint8Array[] = []) => [
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="description"\r\n\r\nD\r\n`),
    ...rest,
    Buffer.from(`--b\r\n${part}`),
  ]
  const title = 'content-disposition: form-data; name="title"\r\n'
  const replacement = Buffer.from('\uFFFD')
  const fileOf = async (bytes: Buffer) => [
    Buffer.from('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
    (await noise(20, 20)).bytes,
    bytes,
    Buffer.from('\r\n'),
  ]
  const end = Buffer.from('\r\n--b--\r\n')
  const typed = { 'content-type': 'multipart/form-data; boundary=b' }
  const kinds = [
    ['JSON', json, [Buffer.from('{"description":"D","title":"'), Buffer.from('"}')]],
    ['urlencoded', form, [Buffer.from('description=D&title='), Buffer.alloc(0)]],
    ['multipart', typed, [Buffer.concat(multipart(`${title}\r\n`)), end]],
    [
      'multipart of which a part names its charset',
      typed,
      [Buffer.concat(multipart(`${title}content-type: text/plain; charset=utf-8\r\n\r\n`)), end],
    ],
  ] as const

  it.each(kinds)('%s', async (_, headers, [start, rest]) => {
    const send = (bytes: Uint8Array) =>
      admin().raw('POST', '/faq/', new Uint8Array(Buffer.concat([start, bytes, rest])), headers)
    for (const bytes of [Buffer.from([0x63, 0xe9]), Buffer.from([0xe0, 0xa4]), Buffer.from([0xed, 0xa0, 0x80])]) {
      const answer = await send(bytes)
      expect([answer.status, message(answer)]).toEqual([400, 'Request body is not valid'])
    }
    const answer = await send(Buffer.from('caf\u00e9 \uFFFD'))
    expect([answer.status, answer.body]).toMatchObject([201, { title: 'caf\u00e9 \uFFFD' }])
  })

  it('percent-encoded', async () => {
    const answer = await admin().raw('POST', '/faq/', 'description=D&title=caf%E9', form)
    expect([answer.status, message(answer)]).toEqual([400, 'Request body is not valid'])
  })

  it('multipart beside a picture, whatever its bytes are', async () => {
    const send = async (bytes: Buffer, picture: Buffer, name = 'title') =>
      admin().raw(
        'POST',
        '/about/',
        new Uint8Array(
          Buffer.concat([
            ...multipart(`content-disposition: form-data; name="${name}"\r\n\r\n`, await fileOf(picture)),
            bytes,
            end,
          ]),
        ),
        typed,
      )
    const refused = await send(Buffer.from([0x63, 0xe9]), replacement)
    expect([refused.status, message(refused)]).toEqual([400, 'Request body is not valid'])
    expect((await send(replacement, replacement)).body).toMatchObject({ title: '\uFFFD' })
    expect((await send(Buffer.from('T'), Buffer.from([0xe9]))).status).toBe(201)
  })
})

describe('another content type answers 415', () => {
  it.each([
    ['text/plain', valid],
    ['application/xml', '<a/>'],
    ['application/jsonp', valid],
    ['text/json', valid],
    ['application/json, text/plain', valid],
    ['nonsense', valid],
  ])('S6: %s', async (type, body) => {
    expect((await admin().raw('POST', '/faq/', body, { 'content-type': type })).status).toBe(415)
  })

  it('S6: none at all', async () => {
    expect((await admin().raw('POST', '/faq/', new Uint8Array(Buffer.from(valid)), {})).status).toBe(415)
  })

  it('S6: two of them', async () => {
    const headers = { cookie: admin().cookie, 'content-type': ['application/json', 'text/plain'] }
    expect((await raw(sharedUrl, '/api/faq/', { method: 'POST', headers, body: valid })).status).toBe(415)
  })

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])(
    'S2: a body encoded with %s, which is never unpacked',
    async (encoding) => {
      const answer = await admin().raw('POST', '/faq/', valid, { ...json, 'content-encoding': encoding })
      expect([answer.status, message(answer), answer.headers.get('accept-encoding')]).toEqual([
        415,
        'Request body must not be compressed: Content-Encoding must be left out',
        'identity',
      ])
    },
  )

  it('S2: but not a body whose encoding is none, and says so', async () => {
    const answer = await admin().raw('POST', '/faq/', valid, { ...json, 'content-encoding': 'Identity' })
    expect(answer.status).toBe(201)
  })
})

it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="utf-8"'])(
  '%s is JSON',
  async (type) => {
    expect((await admin().raw('POST', '/faq/', valid, { 'content-type': type })).status).toBe(201)
  },
)

it('where all fields are optional, there need be no body, but nothing is taken for one without its type', async () => {
  const draft = await admin().raw('POST', '/draft/service', JSON.stringify({ title: 'T' }), json)
  const path = `/api/publish/service/${String(member(draft.body, '_id'))}`
  const publish = (body?: string) =>
    admin().fetch(path, { method: 'POST', ...(body ? { body: Buffer.from(body) } : {}) })
  expect((await publish(valid)).status).toBe(415)
  expect((await publish()).status).toBe(200)
})

describe('a body over 2 MB answers 413 and says the limit', () => {
  const over = 'x'.repeat(2 * MB + 1)
  it.each([
    ['JSON', JSON.stringify({ name: over }), json],
    ['urlencoded', `name=${over}`, form],
    [
      'a multipart field',
      `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n${over}\r\n--b--\r\n`,
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
    ['JSON of 30 MB', ' '.repeat(30 * MB), json],
  ])('S1: %s', async (_, body, headers) => {
    const answer = await visitor().raw('POST', '/contactus/', body, headers)
    expect(answer.status).toBe(413)
    expect(message(answer)).toContain('2 MB')
  })

  it('S1: also when it comes in pieces without a length, long before its end', async () => {
    const piece = new Uint8Array(64 * 1024).fill(0x20)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length
        if (sent > 200 * MB) controller.close()
        else controller.enqueue(piece)
      },
    })
    const answer = await visitor().fetch('/api/contactus/', inPieces(body, 'application/json'))
    expect(answer.status).toBe(413)
    // The server keeps reading a rejected body for a while, so that the client receives the response; buffered bytes count as sent.
    expect(sent).toBeLessThan(60 * MB)
  })

  it('just below the limit it is read', async () => {
    const body = JSON.stringify({ title: 'T', description: 'D', other: 'x'.repeat(2 * MB - 60) })
    expect((await admin().raw('POST', '/faq/', body, json)).status).toBe(201)
  })
})

describe('values that are no text answer 400 and name the field', () => {
  it.each([{}, [], 5, true, null, { $ne: 1 }, ['a']].map((value) => [value]))('S8: title: %j', async (title) => {
    const before = entities(await admin().get('/faq')).length
    const answer = await admin().post('/faq/', { title, description: 'D' })
    expect(answer.status).toBe(400)
    expect(message(answer)).toMatch(/^Title /)
    expect(entities(await admin().get('/faq'))).toHaveLength(before)
  })
})

describe('a form of the site whose body is not read says why', () => {
  const compressed = 'Request body must not be compressed: Content-Encoding must be left out'
  const manyFields = Array.from({ length: 1001 }, (_, n) => `f${n}=1`).join('&')
  it.each([
    ['gzip', gzipSync('name=Maya'), { ...form, 'content-encoding': 'gzip' }, 415, compressed],
    ['no UTF-8', 'name=%FF', form, 400, 'Request body is not valid'],
    ['over 64 KB', `name=${'x'.repeat(65_536)}`, form, 413, 'Form must be at most 64 KB'],
    ['1,001 fields', manyFields, form, 413, 'Request body must have at most 1,000 members, nested at most 100 deep'],
  ])('%s', async (_, body, headers, status, text) => {
    const answer = await raw(sharedUrl, '/contact', {
      method: 'POST',
      headers: { ...headers, origin: sharedUrl },
      body,
    })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { message: text }])
  })
})

it('S7: nested and numbered field names are ignored', async () => {
  const body = 'title=T&description=D&title[x]=1&a[b][c]=2&title.y=3'
  expect((await admin().raw('POST', '/faq/', body, form)).status).toBe(201)
})

it('S7: 10,000 fields are refused', async () => {
  const body = `title=T&description=D&${Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')}`
  expect((await admin().raw('POST', '/faq/', body, form)).status).toBe(413)
})

it('a field sent twice answers 400 and names it; what is no field is ignored however often it is sent', async () => {
  const answer = await admin().raw('POST', '/faq/', 'title=A&title=B&description=D', form)
  expect(answer.status).toBe(400)
  expect(message(answer)).toBe('Title must be text')
  for (const ignored of ['extra=a&extra=b', 'image=a&image=b', 'image=a&image=b&image=c'])
    expect((await admin().raw('POST', '/faq/', `${ignored}&title=A&description=D`, form)).status).toBe(201)
})

it('a fault or refusal never shows a stack, a path or a query', async () => {
  for (const body of ['{', '[]', '{"title":{}}']) {
    const { text } = await admin().raw('POST', '/faq/', body, json)
    expect(text).not.toMatch(/node_modules|\/dist\/|SELECT|at .*:\d+:\d+/)
  }
})
