import { beforeAll, describe, expect, it } from 'vitest'

import { entities, message } from '../support/entities.ts'
import { raw } from '../support/raw.ts'
import { admin, behindProxy, clear, create, sharedUrl, visitor } from './support/context.ts'

describe('F10: an id or slug of whatever form is only ever unknown', () => {
  const ids = [
    "' or 1=1--",
    '../',
    '..',
    '.',
    '\u0000',
    '[object Object]',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    '0',
    '-1',
    '1e9',
    'a'.repeat(24),
    '0'.repeat(24),
    '01a1fc81-9e6e-739e-bc20-84bb0aafec66',
    '$where',
    '{"$gt":""}',
    'x'.repeat(10_000),
    '😀',
    'नेपाल',
    '%',
    'a/b',
  ]
  // Entries of other test files might have such a slug.
  beforeAll(async () => {
    for (const name of ['blog', 'team', 'career'] as const) await clear(name)
  })

  it.each(ids)('I1: %s', async (id) => {
    const word = encodeURIComponent(id)
    if (id === '.' || id === '..' || id === '../')
      return expect([404, 405]).toContain((await raw(sharedUrl, `/api/blog/blog-id/${id}`)).status)
    if (behindProxy && id === '\u0000') return expect((await visitor().get(`/blog/${word}`)).status).toBe(400)
    for (const path of [`/blog/${word}`, `/blog/blog-id/${word}`, `/team/${word}`, `/career/career-id/${word}`]) {
      const answer = await visitor().get(path)
      expect([answer.status, message(answer)]).toEqual([404, expect.stringMatching(/^(Blog|Team|Career) not found$/)])
    }
    for (const path of [`/about/${word}`, `/faq/${word}`]) expect((await admin().remove(path)).status).toBe(404)
    expect((await admin().patch(`/team/${word}`, { name: 'N' })).status).toBe(404)
  })

  it('I1: an id of another type is unknown', async () => {
    const made = await create('about')
    expect((await visitor().get(`/blog/blog-id/${made._id}`)).status).toBe(404)
    expect((await admin().remove(`/career/${made._id}`)).status).toBe(404)
    expect(entities(await visitor().get('/about'))).toContainEqual(made)
  })
})

it.each([
  ...['about', 'blog', 'service', 'team', 'career', 'faq', 'library', 'desk'].map((path) => `/api/${path}?q=a%00b`),
  '/blog?q=a%00b',
  '/api/blogs?where[title][equals]=a%00b',
])('I1: a character that no text has, searched for by %s, finds nothing or what else is searched for', async (path) => {
  for (const client of [visitor(), admin()])
    expect([200, 401, 403]).toContain((await client.fetch(path.replaceAll('[', '%5B').replaceAll(']', '%5D'))).status)
})

it.each(['like', 'contains', 'not_like'])('I1: a pattern with it is refused: %s', async (operator) => {
  const path = `/api/blogs?where%5Btitle%5D%5B${operator}%5D=a%00b`
  expect((await visitor().fetch(path)).status).toBe(401)
  expect((await admin().fetch(path)).status).toBe(400)
  // The panel shows the list without it.
  expect((await admin().fetch('/admin/collections/blogs?search=a%00b')).status).toBe(302)
})

it.each([
  ['/API/About', 404, 404],
  ['/api/ABOUT', 404, 404],
  ['/api//about/', 404, 404],
  ['/api/about//', 404, 404],
  ['/api/about/../users', 404, 404],
  ['/api/about%2f', 404, 404],
  ['/api/about%2Fx', 404, 404],
  ['/api/about/..%2fusers', 405, 405],
  ['/api/%2e%2e/users', 404, 404],
  ['/api/%2575sers', 404, 404],
  ['//api/users', 404, 404],
  ['/api/%75sers', 404, 404],
  ['/api/%63ontactus', 404, 404],
  ['/api/%61bout', 404, 404],
])('Z9: %s never leads around a rule: %i to GET, %i to POST', async (path, get, post) => {
  expect((await raw(sharedUrl, path)).status).toBe(get)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await raw(sharedUrl, path, { method: 'POST', headers })).status).toBe(post)
})

it.each(['evil.test', 'a b/c?', 'evil.test:99999', '[::1', 'x'.repeat(300), ''])(
  'I7: a Host header of %s is no fault and is not repeated',
  async (host) => {
    for (const path of ['/api/blog/?limit=1', '/', '/blog/', '/sitemap.xml', '/feed.xml', '/robots.txt']) {
      const answer = await raw(sharedUrl, path, { headers: { host, 'x-forwarded-host': 'evil.test' } })
      expect([200, 400]).toContain(answer.status)
      expect(JSON.stringify(answer)).not.toMatch(/evil\.test|a b\/c|x{300}/)
    }
  },
)

it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'SEARCH'])('%s is answered and is no fault', async (method) => {
  const { status } = await raw(sharedUrl, '/api/blog/', { method })
  expect([204, 400, 403, 404, 405]).toContain(status)
})

it.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
  '%s changes nothing',
  async (name) => {
    const answer = await visitor().post('/contactus/', { name: '' }, { headers: { [name]: 'GET' } })
    expect(answer.status).toBe(400)
    expect((await visitor().post('/users', {}, { headers: { [name]: 'GET' } })).text).not.toContain('@')
    expect((await visitor().post('/inquiries', {}, { headers: { [name]: 'GET' } })).text).not.toContain('@')
  },
)

describe('filters of Payload’s own endpoints, sent by a visitor,', () => {
  it.each([
    'where=%7Bbad',
    'where[$where]=1',
    'where[__proto__][equals]=1',
    'where[title][like]=(a%2B)%2B%24',
    'where[title][like]=%25_%5C',
    'where[title][$gt]=',
    `where${'[or][0]'.repeat(12)}[title][equals]=x`,
    'sort=author.hash',
    'sort=image.owner.hash',
    'sort=__proto__',
    'select[hash]=true',
    'depth=10',
    'populate[users][hash]=true',
    'joins=1',
    'locale=all',
    'trash=true',
    'limit=-1',
    'page=1e308',
    'limit=abc',
  ])('I4: ?%s is no fault and shows nothing hidden', async (query) => {
    // A backtracking pattern would not finish on this title.
    await create('blog', { title: `${'a'.repeat(60)}!` })
    await expectHarmless(query)
  })

  it('I4: 900 conditions at once are no fault', () =>
    expectHarmless(Array.from({ length: 900 }, (_, n) => `where[or][${n}][title][like]=a`).join('&')))
})

it.each([
  '/blogs?where[id][in]=null,null',
  '/blogs?where[image][not_in]=null',
  '/blogs/versions?where[parent][in]=null',
  '/inquiries/count?where[takenBy][in]=null',
  '/payload-locked-documents?where[document.value][equals]=null',
  '/payload-locked-documents?where[document.relationTo][in]=null',
])('null in a list, or as half of a reference, is no fault: %s', async (path) => {
  expect((await admin().get(path)).status).toBe(400)
})

it('rows without a reference are found by null', async () => {
  expect((await admin().get('/inquiries?where[takenBy][equals]=null')).status).toBe(200)
  expect((await admin().get('/blogs?where[image][exists]=false')).status).toBe(200)
})

async function expectHarmless(query: string): Promise<void> {
  for (const path of ['/blogs', '/teams', '/media']) {
    const answer = await visitor().get(`${path}?${query}`)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(/"(hash|salt|email|password)"|SQLITE|Mongo|node_modules/)
  }
}
