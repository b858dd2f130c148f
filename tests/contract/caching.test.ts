import { describe, expect, it } from 'vitest'

import { messages } from '#contract/messages.ts'
import { entities, message } from '../support/entities.ts'
import { rounds } from '../support/rounds.ts'
import { admin, create, visitor } from './support/context.ts'

const tagOf = (answer: { headers: Headers }): string => answer.headers.get('etag') ?? ''

describe('a visitor’s read', () => {
  it.each(['/about/', '/blog/', '/service', '/faq/', '/team/', '/career/', '/blog/?limit=2', '/site-content'])(
    '%s has a strong ETag, must be revalidated, and answers 304 to its ETag',
    async (path) => {
      await create('blog')
      const answer = await visitor().get(path)
      expect(tagOf(answer)).toMatch(/^"[^"]+"$/)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      for (const header of [tagOf(answer), `W/${tagOf(answer)}`, `"other", ${tagOf(answer)}`, '*']) {
        const again = await visitor().get(path, { 'if-none-match': header })
        expect([again.status, again.text, tagOf(again)]).toEqual([304, '', tagOf(answer)])
      }
      expect((await visitor().get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  it('is the same for someone signed in', async () => {
    const made = await create('blog')
    for (const path of ['/blog/', `/blog/${made.slug}`, `/blog/blog-id/${made._id}`]) {
      const [mine, other] = [await admin().get(path), await visitor().get(path)]
      expect([mine.text, tagOf(mine)]).toEqual([other.text, tagOf(other)])
      expect(mine.headers.get('cache-control')).toContain('public')
      expect(mine.headers.getSetCookie()).toEqual([])
    }
  })

  it.each(['gzip', 'br'])('compressed with %s is the same text under a tag of its own', async (encoding) => {
    await create('blog', { description: `<p>${'many words '.repeat(500)}</p>` })
    const plain = await visitor().get('/blog/', { 'accept-encoding': 'identity' })
    const packed = await visitor().get('/blog/', { 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(packed.text).toBe(plain.text)
    expect(tagOf(packed)).not.toBe(tagOf(plain))
    const again = await visitor().get('/blog/', { 'accept-encoding': encoding, 'if-none-match': tagOf(packed) })
    expect(again.status).toBe(304)
  })
})

describe('K8: a write shows in the very next read', () => {
  it('through the contract', async () => {
    const made = await create('service')
    for (let round = 0; round < rounds(20, 1000); round += 1) {
      const title = `Round ${round}`
      await admin().patch(`/service/${made._id}`, { title })
      const [one, list] = await Promise.all([visitor().get(`/service/${made.slug}`), visitor().get('/service/')])
      expect(one.body).toMatchObject({ title })
      expect(entities(list).find(({ _id }) => _id === made._id)).toMatchObject({ title })
    }
    await admin().remove(`/service/${made._id}`)
    expect((await visitor().get(`/service/${made.slug}`)).status).toBe(404)
  })

  it('through Payload’s own endpoints', async () => {
    const made = await create('service')
    await visitor().get(`/service/${made.slug}`)
    await admin().patch(`/services/${made._id}`, { title: 'From the panel' })
    expect((await visitor().get(`/service/${made.slug}`)).body).toMatchObject({ title: 'From the panel' })
    await admin().patch(`/services/${made._id}`, { _status: 'draft' })
    expect((await visitor().get(`/service/${made.slug}`)).status).toBe(404)
  })

  it('with readers asking all the time: none is ever older than the last write', async () => {
    const made = await create('blog')
    const progress = { written: 0, done: false }
    const reader = async (): Promise<void> => {
      while (!progress.done) {
        const atLeast = progress.written
        const { body } = await visitor().get(`/blog/${made.slug}`)
        const title = typeof body === 'object' && body !== null && 'title' in body ? String(body.title) : ''
        expect(Number(title.replace(/\D/g, '') || 0)).toBeGreaterThanOrEqual(atLeast)
      }
    }
    const readers = Promise.all([reader(), reader(), reader()])
    for (let n = 1; n <= 30; n += 1) {
      await admin().patch(`/blog/${made._id}`, { title: `Version ${n}` })
      progress.written = n
    }
    progress.done = true
    await readers
  })
})

describe('a page that is the same at many URLs', () => {
  const page = (path: string, encoding = 'br') => visitor().fetch(path, { headers: { 'accept-encoding': encoding } })

  it.each([
    ['where no page is', ['/nope', '/nope/deeper?a=b', '/x.html', '/Blog'], 404],
    ['below the list of posts', ['/blog/a/b', '/blog/a/b/c?page=2'], 404],
    ['of no post', ['/blog/unknown', '/blog/other-unknown?utm=1', '/blog/%E0%A4%95%E0%A4%B0'], 404],
    ['of no service', ['/services-details/unknown', '/services-details/other/'], 404],
    ['of the login', ['/login', '/login?next=%2Fdashboard', '/login/'], 200],
  ])('%s: is sent compressed, not stored by clients, the same at each', async (_, paths, status) => {
    const [first = '', ...others] = paths
    const { text } = await page(first, 'identity')
    for (const path of [first, ...others]) {
      const answer = await page(path)
      const { headers } = answer
      const sent = ['content-encoding', 'cache-control', 'etag'].map((name) => headers.get(name))
      expect([path, answer.status, ...sent]).toEqual([path, status, 'br', 'no-store', null])
      expect(answer.text).toBe(text)
    }
    const tagged = await visitor().fetch(first, { headers: { 'if-none-match': '*' } })
    expect(tagged.status).toBe(status)
  })

  it('marks the part of the site that the URL is below of', async () => {
    expect((await page('/blog/a/b')).text).toMatch(
      /aria-current="page"[^>]*href="\/blog"|href="\/blog"[^>]*aria-current="page"/,
    )
    expect((await page('/nope')).text).not.toContain('aria-current')
  })

  it('is not sent in place of an entry that has come to be there, or has moved', async () => {
    const title = `Kept ${Date.now()}`
    const path = `/blog/${title.toLowerCase().replace(' ', '-')}`
    expect((await page(path)).status).toBe(404)
    const made = await create('blog', { title })
    expect((await page(path)).text).toContain(title)
    await admin().patch(`/blogs/${made._id}`, { slug: `${made.slug}-moved` })
    const moved = await visitor().fetch(path, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}-moved`])
    await admin().remove(`/blog/${made._id}`)
    expect((await page(path)).status).toBe(404)
  })

  it('is not sent in place of the redirect of who is signed in, before or after', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await admin().fetch('/login')).headers.get('location')).toBe('/dashboard')
      expect((await page('/login')).status).toBe(200)
    }
  })
})

describe('responses that depend on the client are never cached', () => {
  it.each(['/loggedin', '/contactus/', '/blog/?status=any', '/logout', '/users/me', '/registration'])(
    '%s',
    async (path) => {
      const client = visitor()
      expect((await client.get(path)).headers.get('cache-control')).toMatch(/no-store/)
    },
  )

  it('nor are failures and writes', async () => {
    for (const answer of [
      await visitor().get('/blog/unknown'),
      await visitor().post('/about/'),
      await admin().post('/about/', { title: 'T' }),
    ])
      expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  })
})

describe('If-Match', () => {
  it('with the tag of the entry as it is lets the update through, whatever the encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const made = await create('about')
      const tag = tagOf(await visitor().get(`/about/about-id/${made._id}`, { 'accept-encoding': encoding }))
      for (const header of [tag, `"other", ${tag}`]) {
        const answer = await admin().patch(
          `/about/${made._id}`,
          { title: made['title'] },
          { headers: { 'if-match': header } },
        )
        expect(answer.status).toBe(200)
      }
    }
  })

  it('with an older tag answers 412 and changes nothing', async () => {
    const made = await create('blog')
    const tag = tagOf(await visitor().get(`/blog/${made.slug}`))
    await admin().patch(`/blog/${made._id}`, { title: 'Changed by another' })
    const answer = await admin().patch(`/blog/${made._id}`, { title: 'Mine' }, { headers: { 'if-match': tag } })
    expect([answer.status, answer.body]).toEqual([
      412,
      { message: 'Someone else has changed this. Reload to see the newer version.' },
    ])
    expect((await visitor().get(`/blog/${made.slug}`)).body).toMatchObject({ title: 'Changed by another' })
  })

  it('keeps a deletion from deleting what somebody else has changed', async () => {
    const made = await create('about')
    const path = `/about/${made._id}`
    const tag = async () => tagOf(await visitor().get(`/about/about-id/${made._id}`))
    const older = await tag()
    await admin().patch(path, { title: 'Changed by another' })
    const answer = await admin().remove(path, { 'if-match': older })
    expect([answer.status, message(answer)]).toEqual([412, messages.changedMeanwhile])
    expect((await admin().remove(path, { 'if-match': await tag() })).status).toBe(200)
  })

  it('lets one of several updates at once through', async () => {
    const made = await create('team')
    const headers = { 'if-match': tagOf(await visitor().get(`/team/${made._id}`)) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => admin().patch(`/team/${made._id}`, { name: `Name ${n}` }, { headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
  })
})
