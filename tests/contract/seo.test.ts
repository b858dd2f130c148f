import { describe, expect, it } from 'vitest'

import { fileOf } from '../support/client.ts'
import { entities, entity, member } from '../support/entities.ts'
import { picture } from '../support/pictures.ts'
import { admin, create, visitor } from './support/context.ts'

const types = [
  { name: 'blog', collection: 'blogs', page: '/blog' },
  { name: 'service', collection: 'services', page: '/services-details' },
  { name: 'career', collection: 'careers', page: undefined },
] as const

const own = { title: 'For search engines', description: 'What they are told.' }

async function uploaded(): Promise<string> {
  const form = new FormData()
  form.append('file', fileOf(await picture('png', 1200, 630)))
  form.append('_payload', JSON.stringify({ alt: 'A card' }))
  return String(member(member((await admin().fetch('/api/media', { method: 'POST', body: form })).body, 'doc'), 'id'))
}

const setMeta = async (collection: string, id: string, meta: object): Promise<number> =>
  (await admin().patch(`/${collection}/${id}`, { meta, _status: 'published' })).status

describe.each(types)('what a $name says to search engines', ({ name, collection, page }) => {
  it('is no part of a response until it is written, and then the same in list and read', async () => {
    const made = await create(name)
    expect(made).not.toHaveProperty('seo')
    expect(await setMeta(collection, made._id, own)).toBe(200)
    const read = entity(await visitor().get(`/${name}/${name}-id/${made._id}`))
    expect(read).toEqual({ ...made, seo: own })
    expect(entities(await visitor().get(`/${name}/`))).toContainEqual(read)
    expect(await setMeta(collection, made._id, { title: '', description: null })).toBe(200)
    expect(entity(await visitor().get(`/${name}/${name}-id/${made._id}`))).toEqual(made)
  })

  it('stays when a call changes the entry, and its picture with it', async () => {
    const made = await create(name, {}, { image: await picture() })
    const image = await uploaded()
    await setMeta(collection, made._id, { ...own, image })
    const changed = entity(
      await admin().patch(`/${name}/${made._id}`, { title: 'Changed' }, { image: await picture('jpeg') }),
    )
    expect(changed).toMatchObject({ title: 'Changed', seo: { ...own, image: { alt: 'A card', width: 1200 } } })
    const { filePath = '' } = changed.seo?.image ?? {}
    expect((await visitor().fetch(filePath)).status).toBe(200)
    if (page) expect((await visitor().fetch(`${page}/${made.slug}`)).text).toContain(`${filePath}">`)
  })

  it.each([
    ['a title over its limit', { title: 'x'.repeat(201) }],
    ['a description over its limit', { description: 'x'.repeat(501) }],
    ['a title of another kind', { title: { text: 'x' } }],
    ['a character that cannot be stored', { title: 'x\0y' }],
  ])('is refused with %s', async (_, meta) => {
    const made = await create(name)
    expect(await setMeta(collection, made._id, meta)).toBe(400)
    expect(entity(await visitor().get(`/${name}/${name}-id/${made._id}`))).toEqual(made)
  })
})

it('a draft’s texts for search engines are not public before publication', async () => {
  const made = await create('blog')
  await admin().patch(`/blogs/${made._id}?draft=true`, { meta: own, _status: 'draft' })
  expect(entity(await visitor().get(`/blog/${made.slug}`))).toEqual(made)
  expect((await visitor().fetch(`/blog/${made.slug}`)).text).not.toContain(own.title)
})

describe('suggestions', () => {
  const ask = { collectionSlug: 'blogs', doc: { title: 'Filing', slug: 'filing', image: 'an id' } }

  it.each([
    ['title', /"Filing \| Lekhdanda"/],
    ['image', /"an id"/],
    ['url', /\/blog\/filing"/],
    ['description', /"result":""/],
  ])('of a %s are made for who is signed in, and for nobody else', async (word, result) => {
    expect((await admin().post(`/plugin-seo/generate-${word}`, ask)).text).toMatch(result)
    expect((await visitor().post(`/plugin-seo/generate-${word}`, ask)).status).toBe(401)
  })

  it.each([0, -1, 1.5, 'x', {}])('are refused for the id %j, which no entry has', async (id) => {
    for (const body of [
      { ...ask, id },
      { ...ask, doc: { ...ask.doc, id } },
    ])
      expect((await admin().post('/plugin-seo/generate-title', body)).status, JSON.stringify(body)).toBe(400)
  })

  it('are refused to what cannot be read, without a fault', async () => {
    for (const body of [{}, { collectionSlug: 'users' }, { collectionSlug: 'blogs', doc: null }, { doc: [] }])
      expect((await admin().post('/plugin-seo/generate-title', body)).status, JSON.stringify(body)).toBeLessThan(500)
  })
})
