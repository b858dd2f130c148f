import { describe, expect, it } from 'vitest'

import { inPieces } from '../support/client.ts'
import { entities, message } from '../support/entities.ts'
import { admin, visitor } from './support/context.ts'

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
    ['a byte order mark of UTF-16', Buffer.from('\ufeff{}', 'utf16le')],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['200,000 levels', '{"a":'.repeat(200_000)],
    ['200,000 closed levels of a list', '['.repeat(200_000) + ']'.repeat(200_000)],
  ])('JSON: %s', async (_, body) => {
    const answer = await admin().raw('POST', '/faq/', body, json)
    expect([answer.status, message(answer)]).toEqual([400, 'Request body is not valid'])
  })

  it('JSON: nothing at all is an object without fields', async () => {
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
  ])('multipart: %s', async (_, type, body) => {
    const answer = await admin().raw('POST', '/about/', body, { 'content-type': type })
    expect(answer.status).toBe(400)
    expect(message(answer)).toBe('Request body is not valid')
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
  ])('%s', async (type, body) => {
    expect((await admin().raw('POST', '/faq/', body, { 'content-type': type })).status).toBe(415)
  })

  it('none at all', async () => {
    expect((await admin().raw('POST', '/faq/', new Uint8Array(Buffer.from(valid)), {})).status).toBe(415)
  })

  it.each(['gzip', 'br', 'deflate'])('a body encoded with %s, which is never unpacked', async (encoding) => {
    const answer = await admin().raw('POST', '/faq/', valid, { ...json, 'content-encoding': encoding })
    expect(answer.status).toBe(415)
  })
})

it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="utf-8"'])(
  '%s is JSON',
  async (type) => {
    expect((await admin().raw('POST', '/faq/', valid, { 'content-type': type })).status).toBe(201)
  },
)

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
  ])('%s', async (_, body, headers) => {
    const answer = await visitor().raw('POST', '/contactus/', body, headers)
    expect(answer.status).toBe(413)
    expect(message(answer)).toContain('2 MB')
  })

  it('also when it comes in pieces without a length', async () => {
    const piece = new Uint8Array(64 * 1024).fill(0x20)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length
        if (sent > 20 * MB) controller.close()
        else controller.enqueue(piece)
      },
    })
    const answer = await visitor().fetch('/api/contactus/', inPieces(body, 'application/json'))
    expect(answer.status).toBe(413)
  })

  it('just below the limit it is read', async () => {
    const body = JSON.stringify({ title: 'T', description: 'D', other: 'x'.repeat(2 * MB - 60) })
    expect((await admin().raw('POST', '/faq/', body, json)).status).toBe(201)
  })
})

describe('values that are no text answer 400 and name the field', () => {
  it.each([{}, [], 5, true, null, { $ne: 1 }, ['a']].map((value) => [value]))('title: %j', async (title) => {
    const before = entities(await admin().get('/faq')).length
    const answer = await admin().post('/faq/', { title, description: 'D' })
    expect(answer.status).toBe(400)
    expect(message(answer)).toMatch(/^Title /)
    expect(entities(await admin().get('/faq'))).toHaveLength(before)
  })
})

it('nested and numbered field names mean nothing', async () => {
  const body = 'title=T&description=D&title[x]=1&a[b][c]=2&title.y=3'
  expect((await admin().raw('POST', '/faq/', body, form)).status).toBe(201)
})

it('10,000 fields are refused, or ignored, quickly', async () => {
  const body = `title=T&description=D&${Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')}`
  expect([201, 400]).toContain((await admin().raw('POST', '/faq/', body, form)).status)
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
