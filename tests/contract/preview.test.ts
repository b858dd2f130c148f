import { describe, expect, it } from 'vitest'

import { entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'

const types = [
  ['blogs', 'blog'],
  ['services', 'service'],
] as const

const paragraph = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})

describe.each(types)('a preview of an entry of %s', (collection, path) => {
  it('is for people who are signed in: its call answers 401 to others, its page leads them to the login and back', async () => {
    const id = await createDraft(collection, { title: 'Not for all' })
    for (const method of ['GET', 'POST']) {
      const answer = await visitor().fetch(`/api/preview/${path}/${id}`, { method })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    }
    const page = await visitor().fetch(`/preview/${path}/${id}`)
    expect(page.status).toBe(302)
    expect(page.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`/preview/${path}/${id}`)}`)
  })

  it('shows the newest draft as the page will be, never cached, in frames of this site alone', async () => {
    const made = await create(path, { title: 'As published' })
    await admin().patch(`/${collection}/${made._id}?draft=true&autosave=true`, {
      title: 'Newest <draft>',
      description: paragraph('Drafted words'),
    })
    const page = await admin().fetch(`/preview/${path}/${made._id}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<p>Drafted words</p>')
    expect(page.text).toContain('Newest &lt;draft&gt;')
    expect(page.text).toContain('<meta data-head name="robots" content="noindex">')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const published = await visitor().fetch(`/${path === 'blog' ? 'blog' : 'services-details'}/${made.slug}`)
    expect(published.text).toContain('As published')
    expect(published.text).not.toContain('Drafted words')
    expect(published.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('shows a draft that has not got a title yet, and follows its first letters', async () => {
    const id = await createDraft(collection, {})
    const page = await admin().fetch(`/preview/${path}/${id}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Preview: untitled')
    expect(entity(await admin().post(`/preview/${path}/${id}`, { title: 'A' }))).toMatchObject({ title: 'A', slug: '' })
  })

  it('shows what is typed, by the same rules as what is stored, and writes nothing', async () => {
    const made = await create(path, { title: 'Kept' }, { image: await picture() })
    const before = await admin().get(`/preview/${path}/${made._id}`)
    expect(before.body).toEqual(made)
    const typed = {
      title: 'Typed',
      description: {
        root: { children: [...paragraph('Safe').root.children, { type: 'image', src: 'x', onerror: 'alert(1)' }] },
      },
    }
    const answer = await admin().post(`/preview/${path}/${made._id}`, typed)
    expect(entity(answer)).toEqual({ ...made, title: 'Typed', description: '<p>Safe</p>' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(entity(await admin().post(`/preview/${path}/${made._id}`, { image: null }))).toEqual({
      ...made,
      image: null,
    })
    expect((await admin().get(`/preview/${path}/${made._id}`)).body).toEqual(made)
    const { body } = await admin().get(`/${collection}/versions?where[parent][equals]=${made._id}`)
    expect(member(body, 'totalDocs')).toBe(1)
  })

  it('shows a picture that was chosen and not saved', async () => {
    const [bare, other] = [await create(path), await create('about', {}, { image: await picture() })]
    const image = member((await admin().get(`/abouts/${other._id}?depth=0`)).body, 'image')
    for (const chosen of [image, { id: image }])
      expect(entity(await admin().post(`/preview/${path}/${bare._id}`, { image: chosen })).image).toEqual(other.image)
    expect(entity(await admin().post(`/preview/${path}/${bare._id}`, { image: 'nothing' })).image).toBeNull()
  })

  it('of what is not there, or with a body that is none, is refused; from another site too', async () => {
    const made = await create(path)
    for (const id of ['nothing', '000000000000000000000000', '01999999-9999-7999-8999-999999999999']) {
      expect((await admin().get(`/preview/${path}/${id}`)).status).toBe(404)
      expect((await admin().fetch(`/preview/${path}/${id}`)).status).toBe(404)
    }
    for (const body of ['', '[]', 'null', '{"title":', '"x"']) {
      const headers = { 'content-type': 'application/json' }
      expect((await admin().fetch(`/api/preview/${path}/${made._id}`, { method: 'POST', body, headers })).status).toBe(
        400,
      )
    }
    const foreign = { headers: { origin: 'https://elsewhere.example' } }
    expect((await admin().post(`/preview/${path}/${made._id}`, { title: 'T' }, foreign)).status).toBe(403)
    for (const title of [{ $ne: 1 }, 7, null, ['x']])
      expect(entity(await admin().post(`/preview/${path}/${made._id}`, { title }))['title']).toBe('')
  })
})

it.each(['about', 'team', 'faq', 'blogs', 'users', '__proto__'])('/preview/%s is not there', async (type) => {
  expect((await admin().get(`/preview/${type}/1`)).status).toBe(404)
  expect((await admin().fetch(`/preview/${type}/1`)).status).toBe(404)
})
