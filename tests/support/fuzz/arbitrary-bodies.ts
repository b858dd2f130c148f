import fc from 'fast-check'

import { bytesOf, type HeaderLine } from './request.ts'
import { idIn, people } from './fixture.ts'
import { queries } from './arbitrary-queries.ts'

/** A body's bytes and the headers that describe it. */
export interface Body {
  bytes: string
  headers: readonly HeaderLine[]
}

const names = [
  'title',
  'name',
  'email',
  'password',
  'description',
  'phone',
  'message',
  'post',
  'salary',
  'image',
  'removeImage',
  'token',
  'role',
  'slug',
  '_status',
  '_order',
  'id',
  '_id',
  'createdAt',
  'hash',
  'salt',
  'founder',
  'alt',
  'focalX',
  'width',
  'filename',
  'url',
  'file',
  'value',
  'user',
  'document',
  'globalSlug',
  'collectionSlug',
  'docsToMove',
  'newKeyWillBe',
  'orderableFieldName',
  'target',
  'meta',
  'note',
  'status',
  'firmName',
  'slides',
  'tags',
  'plans',
  'links',
  'sessions',
  '_payload',
  'data',
  'where',
  'limit',
  'locale',
  'fallbackLocale',
  'depth',
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  '$set',
  '',
]

const scalars: readonly unknown[] = [
  'a',
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  null,
  'n@example.com',
  people.administrator.email,
  people.administrator.password,
  'a fitting password',
  idIn('blogs'),
  idIn('users'),
  idIn('media'),
  'blogs',
  'users',
  '_order',
  'less',
  'greater',
  'published',
  'draft',
  'administrator',
  'data:image/png;base64,AAAA',
  'http://127.0.0.1:1/x.png',
  '=1+1',
  '<p>a</p>',
  '<b>'.repeat(500),
  '\ud800',
  '\u0000',
  '\u202e',
  'नेपाल',
  'x'.repeat(300),
  'x'.repeat(60_000),
  '2020-01-01T00:00:00Z',
  'zzz',
]

const scalar = fc.constantFrom(...scalars)
const name = fc.constantFrom(...names)

const node = fc.constantFrom<unknown>(
  { root: {} },
  { root: { children: 1 } },
  { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'a', format: 1e308 }] }] } },
  { root: { type: 'root', children: [{ type: 'nothing' }, null, 1, [], { type: 'list', children: [{}] }] } },
  { root: { type: 'root', children: [{ type: 'link', fields: { url: 'javascript:1' }, children: [] }] } },
)

const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: scalar },
    { weight: 1, arbitrary: node },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(name, tie('value')), { maxLength: 4 })
        .map((members): unknown => Object.fromEntries(members)),
    },
  ),
}))

/** Members of a JSON object as text, so that names may be repeated. */
const members = fc
  .array(fc.tuple(name, json), { maxLength: 8 })
  .map((all) => all.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(','))

const complete = fc.constantFrom<object>(
  { email: people.administrator.email, password: people.administrator.password },
  { email: people.administrator.email, password: 'a wrong password' },
  { name: 'N', email: 'n@example.com', password: 'a fitting password' },
  { email: people.administrator.email },
  { token: 'x', password: 'a fitting password' },
  {
    collectionSlug: 'faqs',
    docsToMove: [idIn('faqs')],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: idIn('faqs'), key: 'a0' },
  },
)

const sizes = fc.oneof(fc.nat(200), fc.nat(20_000), fc.nat(250_000))
const huge: fc.Arbitrary<string> = fc
  .tuple(
    sizes,
    fc.constantFrom<(count: number) => string>(
      (count) => '['.repeat(count) + ']'.repeat(count),
      (count) => '{"a":'.repeat(count) + '1' + '}'.repeat(count),
      (count) => `{"name":${'['.repeat(count)}${']'.repeat(count)}}`,
      (count) => '['.repeat(count),
      (count) => `[${'0,'.repeat(count)}0]`,
      (count) => `{${Array.from({ length: count }, (_, n) => `"a${n}":0`).join(',')}}`,
      (count) => `{"title":{${Array.from({ length: count }, (_, n) => `"a${n}":0`).join(',')}}}`,
      (count) => `{"name":[${'{},'.repeat(count)}{}]}`,
      (count) => `{"title":"${'x'.repeat(count)}"}`,
      (count) => `{"title":${'9'.repeat(count)}}`,
      (count) => `{"title":"${String.raw`\ud800`.repeat(count)}"}`,
      (count) => `{${'"title":1,'.repeat(count)}"title":1}`,
      (count) => ' '.repeat(count),
    ),
  )
  .map(([count, made]) => made(count))

const jsonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: members.map((text) => bytesOf(`{${text}}`)) },
  { weight: 2, arbitrary: complete.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: huge },
  { weight: 1, arbitrary: json.map((value) => bytesOf(JSON.stringify(value))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '1',
      '"a"',
      '{}x',
      "{'a':1}",
      '\xff\xfe',
      '\xef\xbb\xbf{}',
      '{"a":\x80}',
      'NaN',
    ),
  },
)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 200_000)

const form: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(name, fc.constantFrom('', '[]', '[a]', '[a][b]', '[0]'), json), { maxLength: 6 })
      .map((all) => all.map(([key, wrapped, value]) => `${key}${wrapped}=${encoded(asText(value))}`).join('&')),
  },
  { weight: 3, arbitrary: queries },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        sizes,
        fc.constantFrom<(count: number) => string>(
          (count) => Array.from({ length: count }, (_, n) => `a${n}=`).join('&'),
          (count) => 'a=1&'.repeat(count),
          (count) => '&'.repeat(count),
          (count) => `a${'[a]'.repeat(count)}=1`,
          (count) => `name=${'%'.repeat(count)}`,
          (count) => `name=${'+'.repeat(count)}`,
          (count) => Array.from({ length: count }, (_, n) => `where[or][${n}][title][like]=a`).join('&'),
          (count) => `where${'[or][0]'.repeat(count)}[title][equals]=a`,
          (count) => `where[id][in]=${'a,'.repeat(count)}`,
          (count) => `sort=${'title,'.repeat(count)}`,
          (count) => `_payload=${'['.repeat(count)}`,
        ),
      )
      .map(([count, made]) => made(count)),
  },
)

const png = '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89'
const partHead = fc.oneof(
  { weight: 4, arbitrary: name.map((key) => `Content-Disposition: form-data; name="${key}"\r\n\r\n`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('image', 'file', 'title', '_payload', ''),
        fc.constantFrom('a.png', '', '../a.html', 'a\x00b', '"', 'x'.repeat(2000)),
      )
      .map(
        ([key, file]) =>
          `Content-Disposition: form-data; name="${key}"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '\r\n',
      'Content-Disposition: form-data\r\n\r\n',
      'x\r\n\r\n',
      `X: ${'y'.repeat(20_000)}\r\n\r\n`,
      `Content-Disposition: form-data; name*=utf-8''%ff\r\n\r\n`,
    ),
  },
)
const partBody = fc.oneof(
  scalar.map((value) => bytesOf(asText(value))),
  jsonText,
  fc.constantFrom(png, '', '<svg/>', 'GIF89a', '\xff\xd8\xff'),
)

const multipart: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.array(fc.tuple(partHead, partBody), { maxLength: 4 }),
        fc.constantFrom('--b--\r\n', '--b--', '--b', '', '--x--\r\n'),
      )
      .map(([all, end]) => all.map(([head, text]) => `--b\r\n${head}${text}\r\n`).join('') + end),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.nat(25_000),
        fc.constantFrom<(n: number) => string>(
          (n) => `--b\r\nContent-Disposition: form-data; name="a${n}"\r\n\r\n0\r\n`,
          () => `--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n0\r\n`,
          () => `--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n0\r\n`,
          () => `--b\r\n`,
          () => `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"title":"a"}\r\n`,
        ),
      )
      .map(([count, part]) => `${Array.from({ length: count }, (_, n) => part(n)).join('')}--b--\r\n`),
  },
)

const types: readonly string[] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'text/plain;charset=UTF-8',
  'text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="b"',
  'multipart/form-data; boundary=b; boundary=c',
  `multipart/form-data; boundary=${'b'.repeat(2000)}`,
  'multipart/mixed; boundary=b',
  'application/x-www-form-urlencoded; charset=latin1',
  'nonsense',
  ',',
  '',
]

/** Further headers of a body: mostly none, otherwise ones that do not fit it. */
const framing: readonly (readonly HeaderLine[])[] = [
  [],
  [],
  [],
  [],
  [['Content-Encoding', 'gzip']],
  [['Content-Encoding', 'br, gzip']],
  [['Content-Encoding', 'identity']],
  [['Content-Length', '0']],
]

const typed = (type: string, bytes: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
  fc
    .tuple(bytes, fc.constantFrom(...framing))
    .map(([text, more]) => ({ bytes: text, headers: [['Content-Type', type], ...more] }))

const inChunks = ({ bytes, headers }: Body): Body => ({
  bytes: `${bytes === '' ? '' : `${bytes.length.toString(16)}\r\n${bytes}\r\n`}0\r\n\r\n`,
  headers: [...headers.filter(([key]) => key !== 'Content-Length'), ['Transfer-Encoding', 'chunked']],
})

const whole: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: typed('application/json', jsonText) },
  { weight: 4, arbitrary: typed('application/x-www-form-urlencoded', form) },
  { weight: 4, arbitrary: typed('multipart/form-data; boundary=b', multipart) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...types).chain((type) => typed(type, fc.oneof(jsonText, form, multipart))),
  },
)

/** Bodies of all kinds, including none. */
export const bodies: fc.Arbitrary<Body> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ bytes: '', headers: [] }) },
  { weight: 8, arbitrary: whole },
  { weight: 1, arbitrary: whole.map(inChunks) },
)

export { json as jsonValues }
