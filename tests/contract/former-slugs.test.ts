import { describe, expect, it } from 'vitest'

import { entity, member } from '../support/entities.ts'
import { admin, create, visitor } from './support/context.ts'

const types = [
  { name: 'blog', collection: 'blogs', page: '/blog' },
  { name: 'service', collection: 'services', page: '/services-details' },
] as const

/** Gives a published entry another slug, as the panel does. */
async function move(collection: string, id: string, slug: string): Promise<void> {
  const answer = await admin().patch(`/${collection}/${id}`, { slug, _status: 'published' })
  expect(answer.status, answer.text).toBe(200)
}

describe.each(types)('a $name whose slug was changed', ({ name, collection, page }) => {
  const leadsTo = async (slug: string, target: string): Promise<void> => {
    const { status, headers } = await visitor().fetch(`${page}/${slug}?utm=1`)
    expect([status, headers.get('location')]).toEqual([301, `${page}/${target}?utm=1`])
    // Another entry may take the slug later, so redirects must not be cached.
    expect(headers.get('cache-control')).toBe('no-store')
  }

  it('is found at its old address by visitors and programs, however often it moved', async () => {
    const made = await create(name, { title: 'Moves twice' })
    const old = made.slug ?? ''
    expect((await visitor().fetch(`${page}/${old}`)).status).toBe(200)
    await move(collection, made._id, `${old}-second`)
    await move(collection, made._id, `${old}-third`)
    for (const slug of [old, `${old}-second`]) {
      await leadsTo(slug, `${old}-third`)
      expect(entity(await visitor().get(`/${name}/${slug}/`))).toEqual({ ...made, slug: `${old}-third` })
    }
    expect((await visitor().fetch(`${page}/${old}-third`)).status).toBe(200)
    await move(collection, made._id, old)
    await leadsTo(`${old}-second`, old)
    expect((await visitor().fetch(`${page}/${old}`)).status).toBe(200)
  })

  it('gives way to a new entry at the old address', async () => {
    const first = await create(name, { title: 'Gives way' })
    const old = first.slug ?? ''
    await move(collection, first._id, `${old}-moved`)
    const second = await create(name, { title: 'Gives way' })
    expect(second.slug).toBe(old)
    expect(entity(await visitor().get(`/${name}/${old}`))._id).toBe(second._id)
    expect((await visitor().fetch(`${page}/${old}`)).status).toBe(200)
    // The former slug belongs to the entry that had it last.
    await move(collection, second._id, `${old}-moved-too`)
    await leadsTo(old, `${old}-moved-too`)
  })

  it('takes its old addresses with it when it is deleted', async () => {
    const made = await create(name, { title: 'Is deleted' })
    const old = made.slug ?? ''
    await move(collection, made._id, `${old}-moved`)
    await admin().remove(`/${name}/${made._id}`)
    for (const slug of [old, `${old}-moved`]) {
      expect((await visitor().get(`/${name}/${slug}`)).status).toBe(404)
      expect((await visitor().fetch(`${page}/${slug}`)).status).toBe(404)
    }
  })

  it('is not found at its old address while unpublished, and redirects again once published', async () => {
    const made = await create(name, { title: 'Pauses' })
    const old = made.slug ?? ''
    await admin().patch(`/${collection}/${made._id}`, { _status: 'draft' })
    await admin().patch(`/${collection}/${made._id}?draft=true`, { slug: `${old}-renamed`, _status: 'draft' })
    expect((await visitor().fetch(`${page}/${old}`)).status).toBe(404)
    await move(collection, made._id, `${old}-renamed`)
    await leadsTo(old, `${old}-renamed`)
  })

  it('a draft’s new slug leads nowhere until it is published', async () => {
    const made = await create(name, { title: 'Is drafted' })
    const old = made.slug ?? ''
    await admin().patch(`/${collection}/${made._id}?draft=true`, { slug: `${old}-draft`, _status: 'draft' })
    expect((await visitor().fetch(`${page}/${old}`)).status).toBe(200)
    expect((await visitor().fetch(`${page}/${old}-draft`)).status).toBe(404)
  })
})

it('an address tells programs where the entry is now', async () => {
  const made = await create('blog', { title: 'Tells where' })
  await move('blogs', made._id, 'tells-where-now')
  const answer = await visitor().get(`/blog/${made.slug}`)
  expect(answer.headers.get('content-location')).toBe('/api/blog/tells-where-now')
  const inNepali = await visitor().get(`/blog/${made.slug}?lang=ne`)
  expect(inNepali.headers.get('content-location')).toBe('/api/blog/tells-where-now?lang=ne')
  expect((await visitor().get('/blog/tells-where-now')).headers.get('content-location')).toBeNull()
})

it('nobody reads or writes redirects', async () => {
  for (const client of [visitor(), admin()]) {
    const answers = [await client.get('/redirects'), await client.post('/redirects', { from: 'blog/x', entry: 'y' })]
    for (const { status, body } of answers) {
      expect([403, 404, 501]).toContain(status)
      expect(member(body, 'docs')).toBeUndefined()
    }
  }
})
