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
  expect((await visitor().post(`/missed/${id}`, { target: '/price' })).status).toBe(401)
  expect((await redirect('/price')).body).toEqual({ _id: id, path: '/old-prices', target: '/price' })
  const moved = await visit('/old-prices/?a=%20b')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/price?a=%20b'])
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
