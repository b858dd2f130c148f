import { afterEach, describe, expect, it } from 'vitest'

import { isFound } from '#contract/is-found.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { FoundType } from '#contract/search.ts'
import { defaultSiteContent } from '#contract/site-content.ts'
import type { Client } from '../support/client.ts'
import { entities, entity, member, message } from '../support/entities.ts'
import { admin, groupServer, ownServerWithAdmin, visitor } from './support/context.ts'

/** Tags of entries, and their pages. */

const made: string[] = []
afterEach(async () => {
  for (const path of made.splice(0).toReversed()) await admin().remove(path)
})

async function create(name: string, fields: Record<string, unknown>) {
  const answer = entity(await admin().post(`/${name}/`, fields))
  made.push(`/${name}/${answer._id}`)
  return answer
}

const titlesIn = (types: readonly FoundType[] = []) =>
  Object.fromEntries(types.map(({ type, entries }) => [type, entries.map(({ title }) => title.join(''))]))

async function tagged(client: Client, slug: string, language = 'en') {
  const { body } = await client.get(`/search?tag=${slug}&lang=${language}`)
  if (!isFound(body)) throw new Error('no result of a search')
  return titlesIn(body.types)
}

const namesOf = (value: unknown) => [value].flat().map((each) => member(each, 'name'))

it.each(['json', 'form', 'multipart'] as const)(
  'are chosen by their ids from a %s body, and lead to what carries them',
  async (as) => {
    const [levies, ledgers] = [await create('tag', { title: 'Levies' }), await create('tag', { title: 'Ledgers' })]
    const ids = as === 'json' ? [ledgers._id, levies._id] : `${ledgers._id},${levies._id}`
    const post = entity(await admin().post('/blog/', { title: 'Closing a year', tags: ids }, { as }))
    made.push(`/blog/${post._id}`)
    expect(post['tags']).toEqual([
      { _id: ledgers._id, name: 'Ledgers', slug: 'ledgers' },
      { _id: levies._id, name: 'Levies', slug: 'levies' },
    ])
    const service = await create('service', { title: 'Advice', tags: [levies._id] })
    const question = await create('faq', { title: 'Why?', description: 'So.', tags: [levies._id] })
    await create('service', { title: 'All about levies' })
    expect(Object.keys(service).at(-1)).toBe('createdAt')
    expect(namesOf(question['tags'])).toEqual(['Levies'])
    expect(await tagged(visitor(), 'levies')).toEqual({
      service: ['Advice'],
      blog: ['Closing a year'],
      faq: ['Why?'],
    })
    const page = (await visitor().fetch('/tags/levies')).text
    for (const shown of ['Advice', 'Closing a year', '/price#faq-', 'rel="canonical"']) expect(page).toContain(shown)
    expect(page).not.toContain('All about')
    expect((await visitor().fetch(`/blog/${post.slug}`)).text).toContain('href="/tags/ledgers"')
  },
)

it('keep what carries them when they are renamed, in any language, and take themselves off when they are deleted', async () => {
  const tag = await create('tag', { title: 'Levies' })
  const post = await create('blog', { title: 'Closing a year', tags: [tag._id] })
  const read = async (language = 'en') => entity(await visitor().get(`/blog/${post.slug}?lang=${language}`))
  await admin().patch(`/tag/${tag._id}`, { title: 'Duties' })
  expect((await admin().patch(`/tag/${tag._id}?lang=ne`, { title: 'महसुल' })).status).toBe(200)
  expect(namesOf((await read())['tags'])).toEqual(['Duties'])
  expect(namesOf((await read('ne'))['tags'])).toEqual(['महसुल'])
  expect(await tagged(visitor(), 'levies', 'ne')).toEqual({ blog: ['Closing a year'] })
  expect((await visitor().fetch('/ne/tags/levies')).text).toContain('महसुल')
  expect((await visitor().fetch('/sitemap.xml')).text).toContain('/tags/levies')

  await admin().remove(made.shift() ?? '')
  expect(await read()).not.toHaveProperty('tags')
  expect((await visitor().fetch('/tags/levies')).status).toBe(404)
  expect((await visitor().get('/search?tag=levies')).status).toBe(404)
  expect((await visitor().fetch('/sitemap.xml')).text).not.toContain('/tags/levies')
  expect((await admin().post(`/trash/tag/${tag._id}`)).status).toBeLessThan(300)
  made.unshift(`/tag/${tag._id}`)
  expect(namesOf((await read())['tags'])).toEqual(['Duties'])
})

it('lead to nothing that visitors may not see, and to the contact form where there is nothing', async () => {
  const tag = await create('tag', { title: 'Qwzx' })
  const post = await create('blog', { title: 'Closing a year', tags: [tag._id] })
  expect((await admin().post(`/unpublish/blog/${post._id}`)).status).toBeLessThan(300)
  expect(await tagged(visitor(), 'qwzx')).toEqual({})
  const page = await visitor().fetch('/tags/qwzx')
  expect([page.status, page.text.includes('href="/contact"')]).toEqual([200, true])
})

it.each([
  [{ tags: ['no such tag'] }, 'Tags must be ids of entries'],
  [{ tags: ['a', 'b', 'c', 'd', 'e'] }, 'Tags must be at most 4'],
])('%j is refused', async (given, said) => {
  const answer = await admin().post('/service/', { title: 'Refused', ...given })
  expect([answer.status, message(answer)]).toEqual([400, said])
})

it('while there are none, the words of the settings stand in the sidebar and lead to a search', async () => {
  const { client } = await ownServerWithAdmin()
  expect(entities(await client.get('/tag/'))).toEqual([])
  expect((await client.get('/site-content')).body).not.toHaveProperty('tagSlugs')
  const service = entity(await client.post('/service/', { title: 'Advice' }))
  expect((await client.fetch(`/services-details/${service.slug}`)).text).toContain('href="/search?q=VAT"')
  const tag = entity(await client.post('/tag/', { title: 'Levies' }))
  expect((await client.get('/site-content')).body).toMatchObject({ tags: ['Levies'], tagSlugs: ['levies'] })
  expect((await client.get('/site-content?lang=ne')).body).toMatchObject({
    tags: ['Levies'],
    fellBack: expect.arrayContaining(['tags.0']),
  })
  const page = (await client.fetch(`/services-details/${service.slug}`)).text
  expect([page.includes(`href="/tags/${tag.slug}"`), page.includes('href="/search?q=VAT"')]).toEqual([true, false])
})

describe('of the demo content', () => {
  const demo = groupServer({ SEED: 'demo' })

  it.each(LANGUAGES)('are those that came with the site, and each leads to entries, in %s', async (language) => {
    const { client } = demo()
    const { body } = await client.get(`/site-content?lang=${language}`)
    const slugs = [member(body, 'tagSlugs')].flat().map(String)
    if (language === 'en') expect(member(body, 'tags')).toEqual(defaultSiteContent.tags)
    expect(slugs).toHaveLength(16)
    const found = await Promise.all(slugs.map(async (slug) => await tagged(client, slug, language)))
    expect(slugs.filter((_, n) => Object.keys(found[n] ?? {}).length === 0)).toEqual([])
  })
})
