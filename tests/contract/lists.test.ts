import { beforeAll, describe, expect, it } from 'vitest'

import { entities, entity, fieldsNamed, member, sample } from '../support/entities.ts'
import { pageNames, resources } from '#contract/index.ts'
import { admin, clear, create, createDraft, visitor } from './support/context.ts'

const titles = (list: ReturnType<typeof entities>): unknown[] => list.map(({ title }) => title)
const numbered = (count: number): string[] => Array.from({ length: count }, (_, n) => `Number ${n + 1}`)

describe('order', () => {
  it.each([
    ['blog', ['C', 'B', 'A']],
    ['about', ['A', 'B', 'C']],
    ['service', ['A', 'B', 'C']],
    ['career', ['A', 'B', 'C']],
    ['faq', ['A', 'B', 'C']],
  ] as const)('of %s', async (name, order) => {
    await clear(name)
    for (const title of ['A', 'B', 'C']) await create(name, { title })
    expect(titles(entities(await visitor().get(`/${name}`)))).toEqual(order)
  })

  it('of team, and of inquiries', async () => {
    await clear('team')
    for (const name of ['A', 'B', 'C']) await create('team', { name })
    expect(entities(await visitor().get('/team')).map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    for (const name of ['A', 'B', 'C']) await create('inquiry', { name })
    expect(
      entities(await admin().get('/contactus'))
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['C', 'B', 'A'])
  })

  it('set in the panel is the order of the list', async () => {
    await clear('faq')
    const [a, , c] = [
      await create('faq', { title: 'A' }),
      await create('faq', { title: 'B' }),
      await create('faq', { title: 'C' }),
    ]
    expect(await moveBefore('faqs', c._id, a._id)).toBe(200)
    expect(titles(entities(await visitor().get('/faq')))).toEqual(['C', 'A', 'B'])
    expect((await admin().patch(`/faqs/${c._id}`, { title: 'C', _order: 'zz' })).status).toBe(200)
    expect(titles(entities(await visitor().get('/faq')))).toEqual(['C', 'A', 'B'])
  })

  it('set in the panel is unchanged when an older draft is published afterwards', async () => {
    await clear('service')
    const [a, , c] = [
      await create('service', { title: 'A' }),
      await create('service', { title: 'B' }),
      await create('service', { title: 'C' }),
    ]
    const saved = await admin().patch(`/services/${c._id}?draft=true`, { title: 'C2', _status: 'draft' })
    expect(saved.status).toBe(200)
    expect(await moveBefore('services', c._id, a._id)).toBe(200)
    expect(titles(entities(await visitor().get('/service')))).toEqual(['C', 'A', 'B'])
    expect((await admin().patch(`/services/${c._id}`, { _status: 'published' })).status).toBe(200)
    expect(titles(entities(await visitor().get('/service')))).toEqual(['C2', 'A', 'B'])
    expect((await admin().patch(`/service/${c._id}`, { title: 'C3' })).status).toBe(200)
    expect(titles(entities(await visitor().get('/service')))).toEqual(['C3', 'A', 'B'])
  })
})

/** Moves an entry like the panel does; returns the status. */
async function moveBefore(collectionSlug: string, moved: string, id: string): Promise<number> {
  const key = member((await admin().get(`/${collectionSlug}/${id}`)).body, '_order')
  const move = { collectionSlug, docsToMove: [moved], newKeyWillBe: 'less', orderableFieldName: '_order' }
  return (await admin().post('/reorder', { ...move, target: { id, key } })).status
}

describe('a part of a list', () => {
  beforeAll(async () => {
    await clear('faq')
    await Promise.all(numbered(25).map((title) => create('faq', { title })))
  }, 30_000)

  it('has X-Total-Count and Link, and the parts make up the whole', async () => {
    const whole = titles(entities(await visitor().get('/faq/')))
    const parts: unknown[] = []
    for (const page of [1, 2, 3]) {
      const answer = await visitor().get(`/faq/?limit=10&page=${page}`)
      expect(answer.headers.get('x-total-count')).toBe('25')
      parts.push(...titles(entities(answer)))
    }
    expect(parts).toEqual(whole)
    expect(whole).toHaveLength(25)
  })

  it.each([
    ['?limit=10', { first: 1, next: 2, last: 3 }, 10],
    ['?limit=10&page=2', { first: 1, prev: 1, next: 3, last: 3 }, 10],
    ['?limit=10&page=3', { first: 1, prev: 2, last: 3 }, 5],
    ['?limit=25', { first: 1, last: 1 }, 25],
    ['?limit=100', { first: 1, last: 1 }, 25],
    ['?limit=1&page=25', { first: 1, prev: 24, last: 25 }, 1],
    ['?page=2', { first: 1, prev: 1, last: 2 }, 5],
    ['?page=1', { first: 1, next: 2, last: 2 }, 20],
    ['?page=9', { first: 1, prev: 2, last: 2 }, 0],
    ['?page=900000', { first: 1, prev: 2, last: 2 }, 0],
  ])('%s', async (query, pages, count) => {
    const answer = await visitor().get(`/faq/${query}`)
    expect(entities(answer)).toHaveLength(count)
    expect(links(answer.headers.get('link') ?? '')).toEqual(pages)
  })

  it('the links lead to the parts that they name', async () => {
    const answer = await visitor().get('/faq?limit=10')
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
    expect(entities(await visitor().fetch(next))).toHaveLength(10)
  })

  it('the whole list has no such headers', async () => {
    const { headers } = await visitor().get('/faq/')
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([null, null])
  })
})

const links = (header: string): Record<string, number> =>
  Object.fromEntries(
    [...header.matchAll(/<[^>]*[?&]page=(\d+)[^>]*>; rel="(\w+)"/g)].map(([, page, rel]) => [rel ?? '', Number(page)]),
  )

describe('a bad or repeated value answers 400', () => {
  it.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1e9',
    'limit=abc',
    'limit=1.5',
    'limit=0x10',
    'limit=NaN',
    'limit=',
    'limit=%20',
    'limit=1&limit=2',
    'limit[]=1',
    'limit[$gt]=1',
    'page=0',
    'page=-1',
    'page=1e308',
    'page=99999999999999999999',
    'page=1&page=1',
    'status=draft',
    'status=',
    'status=any&status=any',
  ])('I3: ?%s', async (query) => {
    for (const path of ['/blog/', '/faq/', '/team/']) {
      const answer = await admin().get(`${path}?${query}`)
      expect(answer.status).toBe(400)
      expect(fieldsNamed(answer)).toEqual([query.split(/[=[]/)[0]])
    }
  })

  it('unknown query parameters are ignored', async () => {
    expect((await visitor().get('/faq/?x=1&where[a]=b&depth=9&sort=author.hash')).status).toBe(200)
  })
})

describe('drafts, made in the panel,', () => {
  it.each([
    ['blogs', 'blog'],
    ['services', 'service'],
    ['abouts', 'about'],
    ['careers', 'career'],
  ] as const)('Z5: of %s are unknown to visitors everywhere, and seen with ?status=any', async (collection, path) => {
    const title = `Draft of ${path}`
    const id = await createDraft(collection, { title })
    const addresses = [
      `/${path}/${path}-id/${id}`,
      ...('slugFrom' in resources[path] ? [`/${path}/draft-of-${path}`] : []),
    ]
    for (const address of addresses) {
      for (const caller of [visitor(), admin()]) {
        const answer = await caller.get(address)
        expect(answer.status).toBe(404)
        expect(answer.headers.get('etag')).toBeNull()
      }
      expect((await visitor().get(`${address}?status=any`)).status).toBe(401)
      expect(entity(await admin().get(`${address}?status=any`))['title']).toBe(title)
    }
    for (const page of ['/', '/about', '/blog', '/services', '/career', '/feed.xml', '/sitemap.xml']) {
      const { text } = await visitor().fetch(page)
      expect(text, page).not.toContain(title)
      expect(text, page).not.toContain(`draft-of-${path}`)
    }
    for (const page of ['/blog', '/services-details'])
      expect((await visitor().fetch(`${page}/draft-of-${path}`)).status).toBe(404)
    for (const native of [
      `/${collection}`,
      `/${collection}?draft=true`,
      `/${collection}?depth=2&limit=0`,
      `/${collection}/count`,
    ])
      expect((await visitor().get(native)).text).not.toContain(title)
    for (const native of [`/${collection}/${id}`, `/${collection}/${id}?draft=true`])
      expect((await visitor().get(native)).status).toBe(401)
    expect((await visitor().get(`/${collection}/versions`)).status).toBe(401)
    expect(titles(entities(await admin().get(`/${path}`)))).not.toContain(title)
    const all = await admin().get(`/${path}/?status=any`)
    expect(titles(entities(all))).toContain(title)
    expect(all.headers.get('cache-control')).toBe('no-store')
    const published = await admin().patch(`/${collection}/${id}`, { _status: 'published' })
    expect(published.status).toBe(200)
    expect(titles(entities(await visitor().get(`/${path}`)))).toContain(title)
  })

  it('on top of a published entry do not show, and an update through the contract does not publish them', async () => {
    const made = await create('service', { title: 'Published words' })
    await admin().patch(`/services/${made._id}?draft=true`, { title: 'Draft words', _status: 'draft' })
    expect((await visitor().get(`/service/${made.slug}`)).body).toEqual(made)
    const answer = await admin().patch(`/service/${made._id}`, { description: '<p>More</p>' })
    expect(answer.body).toMatchObject({ title: 'Published words', description: '<p>More</p>' })
  })
})

it('I4: ?q= finds entries whose title or text has all the words', async () => {
  await create('blog', { title: 'Zebra crossing', description: '<p>About <strong>quaggas</strong></p>' })
  const found = async (q: string) => titles(entities(await visitor().get(`/blog/?q=${encodeURIComponent(q)}`)))
  expect(await found('zebra quaggas')).toEqual(['Zebra crossing'])
  expect(await found('ZEBRA')).toEqual(['Zebra crossing'])
  expect(await found('zebra unicorn')).toEqual([])
  expect(await found('strong')).not.toContain('Zebra crossing')
  for (const q of ['%', '_', '.*', '(a+)+$', '\\', "' or 1=1--", '$where'])
    expect(Array.isArray(await found(q))).toBe(true)
})

it('what is created through the contract is published at once', async () => {
  for (const name of ['about', 'blog', 'service', 'career'] as const) {
    const made = entity(await admin().post(`/${name}`, sample(resources[name])))
    expect(entities(await visitor().get(`/${name}`))).toContainEqual(made)
  }
})

it('a list of several pieces is whole, and equal to its pages', async () => {
  await clear('faq')
  const made = []
  for (const title of numbered(205)) made.push(await create('faq', { title }))
  const whole = entities(await visitor().get('/faq'))
  expect(whole).toEqual(made)
  const pages = []
  for (const page of [1, 2, 3]) pages.push(...entities(await visitor().get(`/faq?limit=100&page=${page}`)))
  expect(pages).toEqual(whole)
  expect(titles(entities(await visitor().get('/faq?q=number')))).toEqual(titles(whole))
  await clear('faq')
})

describe('what the sitemap lists', () => {
  const listed = async (): Promise<unknown[]> => [member((await visitor().get('/sitemap/1')).body, 'entries')].flat()

  it('is every published entry with a page, oldest first, with its last change', async () => {
    for (const name of pageNames) await clear(name)
    expect((await visitor().get('/sitemap/1')).body).toEqual({ parts: 1, entries: [] })
    await createDraft('blogs', { title: 'Draft' })
    const posts = [await create('blog', { title: 'A' }), await create('blog', { title: 'B' })]
    const service = await create('service', { title: 'C' })
    const expected = [['service', service.slug], ...posts.map(({ slug }) => ['blog', slug])]
    const before = await listed()
    expect(before.map((entry) => [member(entry, 'type'), member(entry, 'slug')])).toEqual(expected)
    await admin().patch(`/blog/${posts[0]?._id}`, { title: 'Changed' })
    const after = await listed()
    const changes = after.map((entry, n) => String(member(entry, 'updatedAt')) > String(member(before[n], 'updatedAt')))
    expect(changes).toEqual([false, true, false])
  })

  it.each(['0', '2', '01', 'x', '1e0', '1000000'])('has no part %s', async (part) => {
    const answer = await visitor().get(`/sitemap/${part}`)
    expect([answer.status, answer.body]).toEqual([404, { message: 'Sitemap not found' }])
  })
})
