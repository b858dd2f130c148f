import sharp from 'sharp'

import { IMAGE_BYTES } from '#contract/upload-limits.ts'
import type { Answer, Client } from '../../support/client.ts'
import { member } from '../../support/entities.ts'
import { noise } from '../../support/pictures.ts'
import { hardest } from '../../support/rich-text-samples.ts'

/** A request of the maximum size, depth or length. */
export interface Heavy {
  what: string
  send: (client: Client, entry: string) => Promise<Answer>
  /** The expected status; a response with another one has not done the work to be measured. */
  status?: number
}

const BYTES = 2 * 1_048_576 - 1000
const HEAD = 15_000

const many = (count: number, one: (n: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(between)

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }

const part = (name: string, value: string, more = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

/** Repeats a text as often as fits into two megabytes. */
const filled = (one: (n: number) => string, between = ''): string =>
  many(Math.floor(BYTES / (one(100_000).length + between.length)), one, between)

/** Bodies of two megabytes, in every encoding and shape. */
const bodies: Readonly<Record<string, { body: string; headers: Readonly<Record<string, string>> }>> = {
  'JSON, one long string': { headers: json, body: JSON.stringify({ message: 'x'.repeat(BYTES) }) },
  'JSON, line ends': { headers: json, body: `{"message":"${filled(() => '\\r')}"}` },
  'JSON, all escaped': { headers: json, body: `{"message":"${filled(() => '\\u0041')}"}` },
  'JSON, many members': { headers: json, body: `{${filled((n) => `"m${n}":1`, ',')}}` },
  'JSON, one member over and over': { headers: json, body: `{${filled(() => '"message":1', ',')}}` },
  'JSON, a long list': { headers: json, body: `[${filled(() => '1', ',')}]` },
  'JSON, lists of lists': { headers: json, body: `{"message":${'['.repeat(BYTES / 2)}${']'.repeat(BYTES / 2)}}` },
  'JSON, objects in objects': {
    headers: json,
    body: `${'{"a":'.repeat(BYTES / 6)}1${'}'.repeat(BYTES / 6)}`,
  },
  'JSON, names with dots': { headers: json, body: `{${filled((n) => `"a.${n}.b":1`, ',')}}` },
  'JSON, long digits': { headers: json, body: `{"message":${'9'.repeat(BYTES)}}` },
  'JSON, cut off': { headers: json, body: `{"message":"${'x'.repeat(BYTES)}` },
  'a form, many members': { headers: form, body: filled((n) => `m${n}=1`, '&') },
  'a form, nothing but separators': { headers: form, body: '&'.repeat(BYTES) },
  'a form, all percent-encoded': { headers: form, body: `message=${filled(() => '%41')}` },
  'a form, broken percent signs': { headers: form, body: `message=${'%'.repeat(BYTES)}` },
  'a form, brackets in brackets': { headers: form, body: `a${'[a]'.repeat(BYTES / 3)}=1` },
  'a form, a broken percent sign behind letters': { headers: form, body: `message=${'é'.repeat(BYTES / 2 - 9)}%` },
  'a form, line ends': { headers: form, body: `message=${'\r'.repeat(BYTES)}` },
  'a form, plus signs': { headers: form, body: `message=${'+'.repeat(BYTES)}` },
  'parts, many': { headers: multipart, body: `${filled((n) => part(`m${n}`, '1'))}--b--\r\n` },
  'parts, line ends': { headers: multipart, body: `${part('message', '\r'.repeat(BYTES))}--b--\r\n` },
  'parts, one name': { headers: multipart, body: `${filled(() => part('message', ''))}--b--\r\n` },
  'parts, many files': {
    headers: multipart,
    body: `${filled((n) => part(`m${n}`, '1', '; filename="f.png"'))}--b--\r\n`,
  },
  'parts, a long header': { headers: multipart, body: part('m', '1', `; filename="${'x'.repeat(BYTES)}"`) },
  'parts, almost boundaries': {
    headers: multipart,
    body: part(
      'm',
      filled(() => '\r\n--a'),
    ),
  },
  'parts, no boundary at all': { headers: multipart, body: 'x'.repeat(BYTES) },
}

const endpoints = ['/contactus', '/login', '/blog/', '/users/login', '/inquiries'] as const

const sentBodies: Heavy[] = Object.entries(bodies).flatMap(([shape, { body, headers }]) =>
  endpoints.map((endpoint) => ({
    what: `POST /api${endpoint}: ${shape}`,
    send: (client: Client) => client.raw('POST', endpoint, body, { ...headers, 'idempotency-key': 'k'.repeat(200) }),
  })),
)

const heads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'If-None-Match, many': { 'if-none-match': many(2000, (n) => `"t${n}"`, ',') },
  'If-None-Match, commas': { 'if-none-match': ','.repeat(HEAD) },
  'If-None-Match, spaces': { 'if-none-match': `"${' '.repeat(HEAD)}x` },
  'Accept, many': { accept: many(1000, (n) => `a/b${n};q=0.1`, ',') },
  'Accept-Encoding, many': { 'accept-encoding': many(1000, (n) => `x${n};q=0.5`, ',') },
  'Accept-Language, many': { 'accept-language': many(1000, (n) => `l-${n};q=0.5`, ',') },
  'cookies, many': { cookie: many(1500, (n) => `c${n}=1`, '; ') },
  'a long cookie': { cookie: `payload-token=${'x'.repeat(HEAD)}` },
  'cookies, percent-encoded': { cookie: `payload-token=${'%41'.repeat(HEAD / 3)}` },
  'cookies, one over and over': { cookie: many(900, () => 'payload-token=x', '; ') },
  'X-Forwarded-For, many': { 'x-forwarded-for': many(1500, (n) => `10.0.${n % 256}.1`, ',') },
  'a long Authorization': { authorization: `JWT ${'x'.repeat(HEAD)}` },
  'Range, many': { range: `bytes=${many(2000, (n) => `${n}-${n}`, ',')}` },
}

const targets = {
  'a long path': `/${'x'.repeat(HEAD)}`,
  'a deep path': '/x'.repeat(HEAD / 2),
  'a path of dots': '/..'.repeat(HEAD / 3),
  'a path of slashes': '/'.repeat(HEAD),
  'a path, percent-encoded': `/${'%41'.repeat(HEAD / 3)}`,
  'many parameters': `/blog?${many(2000, (n) => `p${n}=1`, '&')}`,
  'one parameter over and over': `/blog?${many(3000, () => 'q=1', '&')}`,
  'a long search': `/blog?q=${'x'.repeat(HEAD)}`,
  'a search of many words': `/blog?q=${'ab+'.repeat(HEAD / 3)}`,
  'a search of patterns': `/blog?q=${'%25_'.repeat(HEAD / 4)}`,
  'a search in brackets': `/blog?${'q['.repeat(100)}=${'x'.repeat(HEAD / 2)}`,
  'a search in Nepali': `/blog?q=${encodeURIComponent('कर').repeat(HEAD / 18)}`,
  'a page far behind': '/blog?page=999999',
  'brackets in brackets': `/blog?a${'[a]'.repeat(HEAD / 3)}=1`,
} as const

const lists = ['blog', 'career', 'faq', 'service', 'about', 'team']

const reads: Heavy[] = [
  ...Object.entries(targets).flatMap(([what, target]) =>
    [target, `/api${target}`, target.replace('blog', 'api/blogs')].map((path, n) => ({
      what: `GET ${['page', 'call', 'Payload'][n] ?? ''}: ${what}`,
      send: (client: Client) => client.fetch(path),
    })),
  ),
  ...Object.entries(heads).flatMap(([what, headers]) =>
    ['/', '/api/blog/', '/nothing', '/api/blogs', '/login'].map((path) => ({
      what: `GET ${path}: ${what}`,
      send: (client: Client) => client.fetch(path, { headers }),
    })),
  ),
  ...lists.map((word) => ({
    what: `GET /api/${word}/ with 100 entries`,
    send: (client: Client) => client.get(`/${word}/?limit=100&q=a`),
  })),
  ...['/', '/blog', '/career', '/faq', '/service', '/about', '/login', '/sitemap.xml', '/nothing'].map((path) => ({
    what: `GET ${path}, not kept`,
    send: (client: Client) => client.fetch(path, { headers: { cookie: 'a=b' } }),
  })),
  { what: 'GET /api/openapi.json', send: (client) => client.get('/openapi.json') },
]

/** Requests by visitors: reads, and bodies, which are all rejected before the database is used. */
export const ofVisitors: Readonly<Record<'reads' | 'bodies', readonly Heavy[]>> = { reads, bodies: sentBodies }

const photograph = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer()

/** Requests by signed-in staff; `entry` is the id of a post. */
export const ofStaff: readonly Heavy[] = [
  ...Object.entries(hardest).map(([what, description]) => ({
    what: `saving 100 KB of rich text: ${what}`,
    send: (client: Client, entry: string) => client.patch(`/blog/${entry}`, { description }),
    status: 200,
  })),
  {
    what: 'saving 99,993 characters in one paragraph',
    send: (client, entry) => client.patch(`/blog/${entry}`, { description: `<p>${'क'.repeat(99_993)}</p>` }),
    status: 200,
  },
  {
    what: 'reading 100 KB of rich text',
    send: (client, entry) => client.get(`/blogs/${entry}?draft=true&depth=2`),
    status: 200,
  },
  {
    what: 'rich text of 50,000 nodes, which is refused',
    send: (client, entry) => client.patch(`/blog/${entry}`, { description: '<p>x'.repeat(25_000) }),
    status: 400,
  },
  {
    what: "Payload's list of versions with 100 KB of rich text in each",
    send: (client) => client.get('/blogs/versions?limit=5&select[version][description]=true'),
    status: 200,
  },
  {
    what: 'a picture of 10 MB',
    send: async (client) => {
      const image = await noise(1900, 1800)
      if (image.bytes.byteLength > IMAGE_BYTES) throw new Error('the picture is too large')
      return client.post('/about/', { title: 'T' }, { image })
    },
    status: 201,
  },
  {
    what: 'a picture of 49 megapixels',
    send: async (client) => client.post('/about/', { title: 'T' }, { image: { bytes: await photograph() } }),
    status: 201,
  },
  { what: 'all inquiries as a table', send: (client) => client.get('/inquiries/export.csv'), status: 200 },
  ...['blogs', 'inquiries', 'media', 'audit', 'users'].map((word) => ({
    what: `Payload's list of ${word} at its limit`,
    send: (client: Client) => client.get(`/${word}?limit=100&depth=2`),
    status: 200,
  })),
  {
    what: "Payload's list of versions at its limit",
    send: (client) => client.get('/blogs/versions?limit=25&depth=1'),
    status: 200,
  },
  ...Object.entries(bodies).map(([shape, { body, headers }]) => ({
    what: `PATCH /api/blogs/…: ${shape}`,
    send: (client: Client, entry: string) => client.raw('PATCH', `/blogs/${entry}`, body, headers),
  })),
  ...['/dashboard', '/dashboard/blog', '/edit-blog/new', '/add-blog'].map((path) => ({
    what: `GET ${path}`,
    send: (client: Client) => client.fetch(path),
  })),
]

const panelPages = [
  '',
  '/collections/blogs',
  '/collections/inquiries/create',
  '/collections/media',
  '/collections/inquiries?limit=100',
  '/collections/users',
  '/account',
  '/globals/site-settings',
]

const inFormats = (word: string): string => `<em><u><s><sub><sup><code>${word}</code></sup></sub></s></u></em>`

/** Texts that differ in every word; the paragraphs are as long as those of which each word is compared. */
const differing: Readonly<Record<string, (word: string) => string>> = {
  'two lists of 400 items': (word) => `<ul>${`<li>${word}</li>`.repeat(400)}</ul>`,
  'ten pairs of paragraphs in every format': (word) =>
    `<p>${`<strong>${inFormats(word)}</strong>${inFormats(word)}`.repeat(48)}</p>`.repeat(10),
  'a hundred pairs of linked words': (word) =>
    `<p>${many(9, (n) => `<a href="/${word}${n}">${word}</a> `)}</p>`.repeat(100),
  'ten pairs of paragraphs': (word) => `<p>${`${word} `.repeat(148)}</p>`.repeat(10),
}

/** The panel's pages. */
export const ofPanel: readonly Heavy[] = [
  ...panelPages.map((page) => ({
    what: `GET /admin${page}`,
    send: (client: Client) => client.fetch(`/admin${page}`),
    status: 200,
  })),
  {
    what: 'GET /admin/collections/blogs/… with 100 KB of rich text',
    send: (client, entry) => client.fetch(`/admin/collections/blogs/${entry}`),
    status: 200,
  },
  {
    what: 'GET /admin/collections/blogs/…/versions with 100 KB of rich text in each',
    send: (client, entry) => client.fetch(`/admin/collections/blogs/${entry}/versions`),
    status: 200,
  },
  ...Object.entries(differing).map(([shape, textOf]) => ({
    what: `GET /admin/collections/blogs/…/versions/… with ${shape}`,
    async send(client: Client, entry: string) {
      for (const word of ['क', 'ख']) await client.patch(`/draft/blog/${entry}`, { description: textOf(word) })
      const { body } = await client.get(`/versions/blog/${entry}`)
      const [to, from] = Array.isArray(body) ? body.map((version) => String(member(version, '_id'))) : []
      const page = await client.fetch(`/admin/collections/blogs/${entry}/versions/${to}?versionFrom=${from}`)
      if (!page.text.includes('html-diff__diff-old')) throw new Error('no comparison')
      return page
    },
    status: 200,
  })),
]

/** Next.js accepts bodies of up to one megabyte. */
const ACTION_BYTES = 1_000_000

const encodings: Readonly<Record<string, { body: string; headers: Readonly<Record<string, string>> }>> = {
  'lists of lists': { headers: { 'content-type': 'text/plain' }, body: '['.repeat(ACTION_BYTES) },
  'many members': {
    headers: { 'content-type': 'text/plain' },
    body: `[{"name":"form-state","args":{${many(60_000, (n) => `"m${n}":1`, ',')}}}]`,
  },
  references: {
    headers: { 'content-type': 'text/plain' },
    body: `[${many(100_000, (n) => `"$${n.toString(16)}"`, ',')}]`,
  },
  'a big number': { headers: { 'content-type': 'text/plain' }, body: `["$n${'9'.repeat(ACTION_BYTES - 10)}"]` },
  parts: { headers: multipart, body: `${many(12_000, (n) => part(`${n}`, '[]'))}--b--\r\n` },
  'parts that name one another': {
    headers: multipart,
    body: `${many(10_000, (n) => part(`${n}`, `["$${(n + 1).toString(16)}"]`))}--b--\r\n`,
  },
}

/** Calls of a server function of the panel. */
export const ofServerFunction = (id: string): Heavy[] =>
  Object.entries(encodings).map(([shape, { body, headers }]) => ({
    what: `a server function with ${shape}`,
    send: (client: Client) =>
      client.fetch('/admin/login', { method: 'POST', body, headers: { ...headers, 'next-action': id } }),
  }))
