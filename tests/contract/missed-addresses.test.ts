import { expect, it } from 'vitest'

import { member, message } from '../support/entities.ts'
import { admin, create, ownServer, sharedUrl, visitor } from './support/context.ts'
import { Client } from '../support/client.ts'

/** Requests a page like a browser. */
const visit = (path: string, headers: Record<string, string> = {}, url = sharedUrl) =>
  fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

const listOf = async (name: 'addresses' | 'redirects') => [member((await admin().get('/missed')).body, name)].flat()

/** The listed entry for a path, if there is one. */
async function missed(path: string): Promise<unknown> {
  return (await listOf('addresses')).find((one) => member(one, 'path') === path)
}

it('addresses that visitors do not find are counted for the staff, those of scanners, programs and the staff are not', async () => {
  const post = await create('blog', { title: 'Rates of tax in this year' })
  const path = `/blog/${post.slug}-old`
  for (let n = 0; n < 2; n += 1)
    expect((await visit(`${path}?utm=x`, { referer: 'https://news.test/a?b' })).status).toBe(404)
  await visit('/wp-login.php')
  for (const page of [
    '/blog?page=99',
    '/ne/blog?page=99',
    '/search?q=zz&type=faq&page=9',
    '/tags/a?type=faq&page=9',
    '/ne/tags/a?type=faq&page=9',
    '/ne/tax-calendar?month=1',
  ])
    await visit(page)
  await visit('/only-a-program', { accept: '*/*' })
  await visit('/only-the-staff', { cookie: admin().cookie ?? '' })
  expect(await missed(path)).toEqual({
    _id: expect.any(String),
    path,
    count: 2,
    firstAt: expect.stringMatching(/Z$/),
    lastAt: expect.stringMatching(/Z$/),
    from: 'news.test',
    guess: `/blog/${post.slug}`,
  })
  await visit(`${path}?page=2`)
  expect(await missed(path)).toMatchObject({ count: 3, from: 'news.test' })
  const paths = (await listOf('addresses')).map((one) => member(one, 'path'))
  expect(paths.filter((one) => /wp-|only|^\/(ne\/)?(blog|search|tax-calendar|tags\/a)$/.test(String(one)))).toEqual([])
  expect((await visitor().get('/missed')).status).toBe(401)
})

it('staff let an address lead to a page, until it is one itself, and take that back', async () => {
  await visit('/old-prices')
  const id = String(member(await missed('/old-prices'), '_id'))
  const redirect = (target: string) => admin().post(`/missed/${id}`, { target })
  for (const target of ['', '/nowhere', '/old-prices', 'https://elsewhere.test/', '//elsewhere.test'])
    expect([target, (await redirect(target)).status]).toEqual([target, 400])
  expect(message(await redirect('/nowhere'))).toBe('Page must be the path of a page of this site, such as /blog')
  expect(message(await redirect('/old-prices'))).toBe('An address cannot lead to itself: choose another page')
  expect((await visitor().post(`/missed/${id}`, { target: '/price' })).status).toBe(401)
  expect((await redirect('/price')).body).toEqual({ _id: id, path: '/old-prices', target: '/price' })
  const moved = await visit('/old-prices/?page=99&utm_source=a%20b&a&gclid=1')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/price?utm_source=a%20b&gclid=1'])
  expect(moved.headers.get('cache-control')).toBe('no-store')
  expect(await missed('/old-prices')).toBeUndefined()
  expect(await listOf('redirects')).toContainEqual({ _id: id, path: '/old-prices', target: '/price' })
  // Twice, as after a response that was lost.
  for (let n = 0; n < 2; n += 1)
    expect((await admin().remove(`/missed/${id}/redirect`)).body).toEqual({
      _id: id,
      path: '/old-prices',
      target: null,
    })
  expect((await visit('/old-prices')).status).toBe(404)
  // It was asked for, so staff decide on it again: they may have chosen the wrong page.
  expect(await missed('/old-prices')).toMatchObject({ _id: id })
  expect(await listOf('redirects')).not.toContainEqual(expect.objectContaining({ _id: id }))
  expect((await admin().remove(`/missed/${id}`)).status).toBe(200)
  expect(await missed('/old-prices')).toBeUndefined()
  expect((await admin().remove('/missed/none')).status).toBe(404)
  const query = `where[documentId][equals]=${id}&sort=at`
  const { docs = [] } = Object(await admin().get(`/audit?${query}`)).body
  expect(docs).toMatchObject([
    { action: 'created', kind: 'Redirect', title: '/old-prices → /price' },
    { action: 'deleted', kind: 'Redirect', title: '/old-prices → /price' },
  ])
})

/** Enters an address that nobody has asked for. */
const enter = (path: unknown, target: unknown, client = admin()) => client.post('/missed', { path, target })

/** What visitors get at an address: the status, and where it leads. */
const answered = async (path: string) => {
  const { status, headers } = await visit(path)
  return [status, headers.get('location')]
}

/** What the audit trail says of the redirects of an address. */
const audited = async (id: unknown): Promise<unknown> =>
  Object(await admin().get(`/audit?where[documentId][equals]=${String(id)}&sort=at`)).body.docs

it.each([
  ['/from/our-old-site', '/from/our-old-site'],
  ['  /ours.php ', '/ours.php'],
  ['/2019/04/12/ward-123456.aspx/', '/2019/04/12/ward-123456.aspx'],
  ['/%E0%A4%95%E0%A4%B0%20old', '/कर old'],
  ['/ne/our-old-site', '/ne/our-old-site'],
])('the address %s is redirected before anybody asks for it', async (sent, path) => {
  const made = await enter(sent, '/price/')
  expect([made.status, made.body]).toEqual([200, { _id: expect.any(String), path, target: '/price' }])
  expect(await answered(`${encodeURI(path)}/?a=%20b`)).toEqual([301, '/price'])
})

it('entering an address twice changes nothing, another page is refused until it is set by the id, and its end leaves nothing to decide on', async () => {
  const { body } = await enter('/entered-once', '/price')
  expect((await enter('/entered-once/', '/price')).body).toEqual(body)
  const other = await enter('/entered-once', '/ne/blog')
  const said = 'This address leads to /price already. End that redirect first, in the list of redirects.'
  expect([other.status, member(other.body, 'errors')]).toEqual([409, [{ field: 'path', message: said }]])
  expect(await answered('/entered-once')).toEqual([301, '/price'])
  const id = String(member(body, '_id'))
  expect((await admin().post(`/missed/${id}`, { target: '/ne/blog' })).status).toBe(200)
  expect(await answered('/entered-once')).toEqual([301, '/ne/blog'])
  await admin().remove(`/missed/${id}/redirect`)
  expect(await audited(id)).toMatchObject([
    { action: 'created', kind: 'Redirect', title: '/entered-once → /price' },
    { action: 'changed', kind: 'Redirect', title: '/entered-once → /ne/blog' },
    { action: 'deleted', kind: 'Redirect', title: '/entered-once → /ne/blog' },
  ])
  expect(await missed('/entered-once')).toBeUndefined()
  const from = new Date().toISOString()
  expect(await answered('/entered-once')).toEqual([404, null])
  const asked = await missed('/entered-once')
  expect(asked).toMatchObject({ _id: id, count: 1 })
  expect(String(member(asked, 'firstAt')) >= from, 'the time of the first request').toBe(true)
  // One that was asked for is redirected as by its id.
  expect((await enter('/entered-once', '/price')).body).toMatchObject({ _id: id })
  expect(await missed('/entered-once')).toBeUndefined()
})

it('only the staff enter addresses: of no page, not of the site’s own, to a page of the site', async () => {
  const post = await create('blog', { title: 'What an address may be' })
  const noPath = 'Address must be a path of this site, such as /old-page'
  const isPage = 'There is a page at this address: only addresses that are not found can be redirected'
  const reserved = 'The site itself uses this address, so it cannot be redirected'
  const noPage = 'Page must be the path of a page of this site, such as /blog'
  const query = 'An address is redirected whatever follows ? or # in it: leave that out'
  const targetQuery = 'Page must be a path alone: leave out what follows ? or # in it'
  const moved = await create('blog', { title: 'An address that changes' })
  await admin().patch(`/blogs/${moved._id}?depth=0`, { slug: `${moved.slug}-since`, _status: 'published' })
  const refused: [path: unknown, target: unknown, status: number, said: string][] = [
    ...[
      '',
      null,
      7,
      'old',
      'https://elsewhere.test/old',
      '//elsewhere.test',
      '/a/../b',
      '/%2e%2e/b',
      '/a%5cb',
      '/a//b',
      '/a\ud800b',
      '/a\u202eb',
      '/a\u2028b',
    ].map((path): (typeof refused)[number] => [path, '/price', 400, noPath]),
    ...['/page.php?id=12', '/?p=3', '/blog#top'].map((path): (typeof refused)[number] => [path, '/price', 400, query]),
    ...['/price?a=1', '/price#plans'].map((target): (typeof refused)[number] => ['/refused', target, 400, targetQuery]),
    ...['/', '/ne', '/blog', '/ne/blog/', '/search', `/blog/${post.slug}`, `/ne/blog/${post.slug}`].map(
      (path): (typeof refused)[number] => [path, '/price', 409, isPage],
    ),
    ...[
      '/api',
      '/api/old',
      '/admin',
      '/media/a.jpg',
      '/_next/x',
      '/assets/x.js',
      '/dashboard',
      '/login',
      '/ne/login',
    ].map((path): (typeof refused)[number] => [path, '/price', 409, reserved]),
    ...['', null, '/nowhere', 'https://elsewhere.test/price', '//elsewhere.test', '/\\elsewhere.test', '/api'].map(
      (target): (typeof refused)[number] => ['/refused', target, 400, noPage],
    ),
    [`/blog/${moved.slug}`, '/price', 409, 'This address leads to an entry already, which had it before'],
    ['/refused', '/refused/', 400, 'An address cannot lead to itself: choose another page'],
  ]
  for (const [path, target, status, said] of refused) {
    const answer = await enter(path, target)
    expect([path, target, answer.status, message(answer)]).toEqual([path, target, status, said])
  }
  expect((await enter('/refused', '/price', visitor())).status).toBe(401)
  expect(await answered('/refused')).toEqual([404, null])
})

it.each([
  '/favicon.ico',
  '/feed.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sw.js',
  '/offline',
])('the file %s, which is served, cannot be redirected', async (path) => {
  expect((await visit(path)).status).toBe(200)
  expect((await enter(path, '/price')).status).toBe(409)
})

it('an address without language leads in Nepali to the page in Nepali, unless that has a redirect of its own', async () => {
  await visit('/ne/all-jobs')
  expect(await missed('/ne/all-jobs')).toBeDefined()
  await enter('/all-jobs', '/career')
  expect(await missed('/ne/all-jobs')).toBeUndefined()
  await enter('/everything-in-nepali', '/ne')
  await enter('/ne/in-nepali-alone', '/blog')
  for (const [path, status, location] of [
    ['/all-jobs', 301, '/career'],
    ['/ne/all-jobs/?fbclid=b', 301, '/ne/career?fbclid=b'],
    ['/ne/ne/all-jobs', 404, null],
    ['/everything-in-nepali', 301, '/ne'],
    ['/ne/everything-in-nepali', 301, '/ne'],
    ['/in-nepali-alone', 404, null],
    ['/ne/in-nepali-alone', 301, '/blog'],
  ] as const)
    expect([path, ...(await answered(path))]).toEqual([path, status, location])
  await enter('/ne/all-jobs', '/ne/contact')
  expect(await answered('/ne/all-jobs')).toEqual([301, '/ne/contact'])
})

it('an entry that is no longer open is redirected, too', async () => {
  const job = await create('career', { title: 'Bookkeeper of 2020', validThrough: '2020-05-10' })
  const path = `/career/${job.slug}`
  expect(await answered(path)).toEqual([410, null])
  expect((await enter(path, '/career')).status).toBe(200)
  expect(await answered(path)).toEqual([301, '/career'])
  expect(await answered(`/ne${path}`)).toEqual([301, '/ne/career'])
})

it('a page that would lead back is refused by name', async () => {
  const post = await create('blog', { title: 'Here and there' })
  const other = await create('blog', { title: 'There and back' })
  const [here, there] = [`/blog/${post.slug}`, `/blog/${other.slug}`]
  await admin().remove(`/blog/${post._id}`)
  await enter(here, there)
  expect(await answered(here)).toEqual([301, there])
  await admin().post(`/trash/blog/${post._id}`, {})
  await admin().remove(`/blog/${other._id}`)
  const refused = await enter(there, here)
  expect([refused.status, message(refused)]).toEqual([
    409,
    'This page has a redirect back to the address: end that redirect first',
  ])
})

it('a redirect of a post’s address gives way to a post with that slug', async () => {
  await visit('/blog/once-upon-a-time')
  const id = String(member(await missed('/blog/once-upon-a-time'), '_id'))
  expect((await admin().post(`/missed/${id}`, { target: '/ne/blog' })).status).toBe(200)
  expect((await visit('/blog/once-upon-a-time')).headers.get('location')).toBe('/ne/blog')
  const post = await create('blog', { title: 'Once upon a time' })
  expect(post.slug).toBe('once-upon-a-time')
  await admin().remove(`/missed/${id}/redirect`)
  expect(await missed('/blog/once-upon-a-time')).toBeUndefined()
  expect((await visit('/blog/once-upon-a-time')).status).toBe(200)
})

it('what was counted is stored when the server stops', async () => {
  const server = await ownServer()
  const register = { name: 'A', email: 'a@example.com', password: 'correct horse battery' }
  await new Client(server.url).post('/register', register)
  await visit('/asked-before-the-end', {}, server.url)
  await server.end('SIGTERM')
  const again = await server.restart()
  const client = new Client(again.url)
  await client.post('/login', { email: register.email, password: register.password })
  const { body } = await client.get('/missed')
  expect(member(body, 'addresses')).toMatchObject([{ path: '/asked-before-the-end', count: 1 }])
})
