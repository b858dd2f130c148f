import { describe, expect, it } from 'vitest'

import { entity, message } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, behindProxy, visitor } from './support/context.ts'

/** Behaviour that existing clients rely on, written by hand: tests that are generated from a description cannot find mistakes in it. */

const id = '0123456789abcdef01234567'

describe('a call for administrators answers a visitor 401, whatever the id and the body', () => {
  it.each([
    ['POST', '/about/'],
    ['PATCH', `/about/${id}`],
    ['PUT', `/about/${id}`],
    ['DELETE', `/about/${id}`],
    ['POST', '/blog/'],
    ['PATCH', `/blog/${id}`],
    ['PUT', `/blog/${id}`],
    ['DELETE', `/blog/${id}`],
    ['POST', '/service/'],
    ['PATCH', `/service/${id}`],
    ['PUT', `/service/${id}`],
    ['DELETE', `/service/${id}`],
    ['POST', '/faq/'],
    ['DELETE', `/faq/${id}`],
    ['POST', '/team/'],
    ['PATCH', `/team/${id}`],
    ['PUT', `/team/${id}`],
    ['DELETE', `/team/${id}`],
    ['POST', '/career/'],
    ['PATCH', `/career/${id}`],
    ['PUT', `/career/${id}`],
    ['DELETE', `/career/${id}`],
    ['GET', '/contactus/'],
    ['HEAD', '/contactus/'],
    ['POST', '/register'],
    ['GET', '/about/?status=any'],
    ['GET', '/blog/?status=any'],
    ['GET', '/service/?status=any'],
    ['GET', '/career/?status=any'],
  ])('%s %s', async (method, path) => {
    const bodies: RequestInit[] = method === 'GET' || method === 'HEAD' || method === 'DELETE' ? [{}] : garbage
    for (const init of bodies) {
      const answer = await visitor().fetch(`/api${path}`, { method, ...init })
      expect(answer.status).toBe(401)
      if (method !== 'HEAD') expect(answer.body).toEqual({ message: 'Please login first' })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

const garbage: RequestInit[] = [
  {},
  { body: '{', headers: { 'content-type': 'application/json' } },
  { body: 'x', headers: { 'content-type': 'application/pdf' } },
  { body: Buffer.alloc(3 * 1_048_576), headers: { 'content-type': 'application/json' } },
]

describe('a visitor reads', () => {
  it.each(['/about', '/blog', '/service', '/faq', '/team', '/career'])('GET %s: a list', async (path) => {
    const answer = await visitor().get(path)
    expect([answer.status, Array.isArray(answer.body)]).toEqual([200, true])
  })
})

describe('an unknown entry', () => {
  it.each([
    ['GET', '/about/about-id/nothing', 'About not found'],
    ['GET', '/blog/nothing', 'Blog not found'],
    ['GET', '/blog/blog-id/nothing', 'Blog not found'],
    ['GET', '/service/nothing', 'Service not found'],
    ['GET', '/service/service-id/nothing', 'Service not found'],
    ['GET', '/team/nothing', 'Team not found'],
    ['GET', '/team/team-id/nothing', 'Team not found'],
    ['GET', '/career/career-id/nothing', 'Career not found'],
    // New since the original API: jobs can be read by slug.
    ['GET', `/career/${id}`, 'Career not found'],
    ['PATCH', '/about/nothing', 'About not found'],
    ['PATCH', '/blog/nothing', 'Blog not found'],
    ['PUT', '/service/nothing', 'Service not found'],
    ['PUT', '/team/nothing', 'Team not found'],
    ['PATCH', '/career/nothing', 'Career not found'],
    ['DELETE', '/about/nothing', 'About not found'],
    ['DELETE', '/blog/nothing', 'Blog not found'],
    ['DELETE', '/service/nothing', 'Service not found'],
    ['DELETE', '/faq/nothing', 'Faq not found'],
    ['DELETE', '/team/nothing', 'Team not found'],
    ['DELETE', '/career/nothing', 'Career not found'],
  ])('%s %s answers 404 %s', async (method, path, text) => {
    const client = method === 'GET' ? visitor() : admin()
    const answer =
      method === 'PATCH' || method === 'PUT'
        ? await client.send(method, path)
        : await client.fetch(`/api${path}`, { method })
    expect([answer.status, answer.body]).toEqual([404, { message: text }])
  })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])('%s of a page', (method) => {
  const READ = 'GET, HEAD'
  it.each(['/', '/about', '/ne/services', '/dashboard', '/login', '/offline', '/robots.txt', '/feed.xml', '/contact/'])(
    'is refused at %s with the methods that it has',
    async (path) => {
      const isForm = path === '/contact/'
      const body = isForm || method === 'OPTIONS' ? {} : { body: 'name=a', headers: FORM }
      const { status, headers, text } = await visitor().fetch(path, { method, ...body })
      // The empty form is refused by its fields.
      if (isForm && method === 'POST') return expect([status, headers.get('allow')]).toEqual([400, null])
      expect([status, headers.get('allow')]).toEqual([405, isForm ? `${READ}, POST` : READ])
      expect(text).toContain('message')
    },
  )

  it.each(['/nothing', '/ne/nothing', '/services-details/nothing'])('is 404 at %s', async (path) => {
    const { status, headers } = await visitor().fetch(path, { method })
    expect([status, headers.get('allow'), headers.get('content-type')]).toEqual([404, null, 'text/html; charset=utf-8'])
  })
})

describe('a path without this method answers 405 and says which it has', () => {
  it.each([
    ['GET', `/about/${id}`, 'DELETE, PATCH, PUT'],
    ['POST', `/about/${id}`, 'DELETE, PATCH, PUT'],
    ['DELETE', '/about/', 'GET, HEAD, POST'],
    ['POST', `/about/about-id/${id}`, 'GET, HEAD'],
    ['POST', `/blog/${id}`, 'DELETE, GET, HEAD, PATCH, PUT'],
    ['PUT', '/blog/', 'GET, HEAD, POST'],
    ['DELETE', `/service/service-id/${id}`, 'GET, HEAD'],
    ['GET', `/faq/${id}`, 'DELETE, PATCH, PUT'],
    ['POST', `/faq/${id}`, 'DELETE, PATCH, PUT'],
    ['POST', `/team/team-id/${id}`, 'GET, HEAD'],
    ['DELETE', '/contactus/', 'GET, HEAD, POST'],
    ['GET', '/register', 'POST'],
    ['GET', '/login', 'POST'],
    ['POST', '/logout', 'GET, HEAD'],
    ['DELETE', '/loggedin', 'GET, HEAD'],
    ['PROPFIND', '/blog/', 'GET, HEAD, POST'],
  ])('%s %s: %s', async (method, path, allow) => {
    const answer = await visitor().fetch(`/api${path}`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(message(answer)).not.toBe('')
  })
})

it.each([
  '/nothing',
  '/blog/a/b',
  '/About/',
  '/about/team-id/x',
  '/contactus/x',
  '/graphql',
  '/graphql-playground',
  '/constructor',
  '/__proto__',
  '/toString',
  '/hasOwnProperty',
  '',
])('Z7, Z8: an unknown path answers 404 with a message: /api%s', async (path) => {
  for (const answer of [await visitor().get(path), await visitor().post(path), await admin().get(path)]) {
    expect(answer.status).toBe(404)
    expect(message(answer)).not.toBe('')
  }
})

it.each(['/blog/%zz', '/blog/%E0%A4%A', '/team/%ff', '/blog/blog-id/%', '/%c0%af'])(
  'I2: broken percent-encoding answers 400: %s',
  async (path) => {
    const answer = await visitor().get(path)
    expect(answer.status).toBe(400)
    if (!behindProxy) expect(answer.body).toEqual({ message: 'Request path is not valid' })
  },
)

describe('the fields of each type, as clients read them', () => {
  const text: unknown = expect.any(String)
  const title = 'A title'
  const description = '<p>Text</p>'
  it.each([
    ['/about', { title, description }, { image: null, createdAt: text }],
    ['/blog', { title, description }, { image: null, createdAt: text, slug: text }],
    ['/service', { title, description }, { image: null, createdAt: text, slug: text }],
    ['/team', { name: 'A person', post: 'Auditor' }, { image: null }],
    ['/career', { title, salary: 'Rs 40,000', description }, { slug: text, image: null, createdAt: text }],
    ['/faq', { title, description: 'Line\nbreak & <b>no tag</b>' }, {}],
    ['/contactus', { name: 'N', email: 'n@example.com', phone: '+977 1', message: 'M' }, { createdAt: text }],
  ])('POST %s', async (path, fields, more) => {
    const answer = await admin().post(path, fields)
    expect([answer.status, answer.body]).toEqual([201, { _id: text, ...fields, ...more }])
  })

  it('an image has filePath, which loads as it stands, and filename', async () => {
    const answer = await admin().post('/about/', { title }, { image: await picture() })
    const { image } = entity(answer)
    expect(image).toMatchObject({ filePath: text, filename: text })
    expect((await visitor().fetch(image?.filePath ?? '')).status).toBe(200)
  })
})
