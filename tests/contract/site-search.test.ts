import { describe, expect, it } from 'vitest'

import { isFound } from '#contract/is-found.ts'
import { byPosition, type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { type Resource, titleField } from '#contract/resource.ts'
import type { Found, FoundEntry } from '#contract/search.ts'
import { Client } from '../support/client.ts'
import { member } from '../support/entities.ts'
import { admin, create, createDraft, visitor } from './support/context.ts'

const searched: readonly (readonly [ResourceName, Resource])[] = resourceNames
  .filter((name) => resources[name].list === 'visitor')
  .toSorted(byPosition)
  .map((name) => [name, resources[name]])

const search = (q: string, lang = 'en'): Promise<Found> => part(String(new URLSearchParams({ q, lang })))

async function part(query: string): Promise<Found> {
  const { status, body } = await visitor().get(`/search?${query}`)
  expect(status).toBe(200)
  if (!isFound(body)) throw new Error('no result of a search')
  return body
}

const entriesOf = ({ types }: Found, type: ResourceName): FoundEntry[] =>
  types.find((found) => found.type === type)?.entries ?? []
const text = (pieces: readonly string[]) => pieces.join('')
const marked = (pieces: readonly string[]) => pieces.filter((_, place) => place % 2 === 1)

describe('the search over everything', () => {
  it('looks for the words of a long question that say what it is about', async () => {
    const { _id } = await create('faq', { title: 'A zibber for a small quorn' })
    const found = await search('What do I have to do to get a zibber for my own small quorn?')
    expect(entriesOf(found, 'faq').map((entry) => entry._id)).toEqual([_id])
  })

  it('finds a word in every type that visitors read, in the order of the navigation, and marks it', async () => {
    const word = 'quillnox'
    const made = new Map<string, string>()
    for (const [name, type] of searched) {
      const { _id } = await create(name, { [titleField(type)]: `The Quillnox of ${name}` })
      made.set(name, _id)
    }
    await new Client(visitor().url).post('/contactus', {
      name: word,
      email: 'q@example.com',
      phone: '1',
      message: word,
      subject: word,
    })
    await createDraft('blogs', { title: `A draft of ${word}` })
    const found = await search(word)
    expect(found.instead).toBe('')
    expect(found.types.map(({ type, total }) => [type, total])).toEqual(searched.map(([name]) => [name, 1]))
    for (const [name, type] of searched) {
      const [entry] = entriesOf(found, name)
      expect(entry).toMatchObject({ _id: made.get(name), title: ['The ', 'Quillnox', ` of ${name}`] })
      expect(Boolean(entry?.slug)).toBe(Boolean(type.slugFrom))
    }
    expect((await search(`${word} of faq`)).types.map(({ type }) => type)).toEqual(['faq'])

    const id = made.get('service') ?? ''
    await admin().patch(`/service/${id}`, { title: 'Something else' })
    expect(entriesOf(await search(word), 'service')).toEqual([])
    await admin().remove(`/faq/${made.get('faq')}`)
    expect(entriesOf(await search(word), 'faq')).toEqual([])
  })

  it('shows the place in a long text where the word is', async () => {
    const filler = '<p>All work and no play makes Jack a dull boy.</p>'
    const description = `${filler.repeat(500)}<p>Here stands <strong>zim</strong>bloko at last.</p>${filler.repeat(500)}`
    await create('blog', { title: 'A long text', description })
    const [entry] = entriesOf(await search('ZIMBLOKO'), 'blog')
    expect(marked(entry?.text ?? [])).toEqual(['zimbloko'])
    expect(text(entry?.text ?? [])).toMatch(/^… .*Here stands zimbloko at last\..* …$/)
  })

  it('puts words in titles first, then words in texts, and parts of words only where no word begins so', async () => {
    const inTitle = await create('blog', { title: 'The (qvat) guide', description: '<p>Nothing more.</p>' })
    const inText = await create('blog', { title: 'News', description: '<p>Priqvate sales, and qvat on them.</p>' })
    const inside = await create('blog', { title: 'Priqvate companies', description: '<p>Limited ones.</p>' })
    const idsFor = async (q: string) => entriesOf(await search(q), 'blog').map(({ _id }) => _id)
    const found = await search('QVAT')
    expect(found.types).toMatchObject([{ type: 'blog', total: 2 }])
    expect(entriesOf(found, 'blog').map(({ _id }) => _id)).toEqual([inTitle._id, inText._id])
    expect(entriesOf(found, 'blog').map(({ title, text: excerpt }) => [marked(title), marked(excerpt)])).toEqual([
      [['qvat'], []],
      [[], ['qvat']],
    ])
    expect((await part('q=qvat&type=blog')).types).toMatchObject([{ type: 'blog', total: 2 }])
    expect((await part('q=qvat&type=blog&page=2')).types).toMatchObject([{ type: 'blog', total: 2, entries: [] }])
    expect(await idsFor('qvat guid')).toEqual([inTitle._id])
    expect(await idsFor('priqv')).toEqual([inside._id, inText._id])
    const parts = await search('riqvat')
    expect(entriesOf(parts, 'blog').map(({ _id }) => _id)).toEqual([inside._id, inText._id])
    expect(marked(entriesOf(parts, 'blog')[0]?.title ?? [])).toEqual(['riqvat'])
    for (const { _id } of [inTitle, inText, inside]) await admin().remove(`/blog/${_id}`)
  })

  it('finds Nepali by its sound, in the reader’s language, and says what is in English', async () => {
    const { _id } = await create('service', { title: 'Wombat relocation', description: '<p>Moving.</p>' })
    await admin().patch(`/service/${_id}?lang=ne`, { title: 'भोम्बाट स्थानान्तरण' })
    for (const q of ['bhombat', 'भोम्बाट', 'wombat', 'sthanantaran']) {
      const [entry] = entriesOf(await search(q, 'ne'), 'service')
      expect(entry, q).toMatchObject({ _id, fellBack: ['text'] })
      expect(text(entry?.title ?? []), q).toBe('भोम्बाट स्थानान्तरण')
      expect(marked(entry?.title ?? []), q).toEqual(
        q === 'wombat' ? [] : [q === 'sthanantaran' ? 'स्थानान्तरण' : 'भोम्बाट'],
      )
    }
    expect(member(entriesOf(await search('भोम्बाट'), 'service')[0], 'title')).toEqual(['Wombat relocation'])
  })

  it('searches for what was probably meant where nothing has the words', async () => {
    await create('service', { title: 'Flumadiddle preparation' })
    const found = await search('flumadidle preparaton')
    expect(found.instead).toBe('flumadiddle preparation')
    expect(marked(entriesOf(found, 'service')[0]?.title ?? [])).toEqual(['Flumadiddle', 'preparation'])
    expect((await search('lfumadiddle')).instead).toBe('flumadiddle')
    const forms = await search('prepares flumadiddles')
    expect([forms.instead, marked(entriesOf(forms, 'service')[0]?.title ?? [])]).toEqual([
      '',
      ['Flumadiddle', 'preparation'],
    ])
    const asked = await search('How do I get help with my "Flumadiddle"?')
    expect([asked.instead, asked.types[0]?.total]).toEqual(['', 1])
    expect((await search('flumadiddle xxyyzzqq')).instead).toBe('flumadiddle')
    expect(await search('xxyyzzqq')).toEqual({ instead: '', pages: [], types: [] })
    expect(await search('opening hours')).toEqual({ instead: '', pages: ['/contact'], types: [] })
    expect((await part('q=opening+hours&type=faq')).pages).toEqual([])
  })

  it('corrects by the words of texts, too, and leaves the forms of a known word as they are', async () => {
    const bamfiddle = await create('blog', {
      title: 'Reckoning',
      description: '<p>All of the zorbitan bamfiddles.</p>',
    })
    const other = await create('blog', { title: 'Vlurbs', description: '<p>Nothing more.</p>' })
    const misspelt = await search('zorbtian bamfidle')
    expect(misspelt.instead).toBe('zorbitan bamfiddles')
    expect(marked(entriesOf(misspelt, 'blog')[0]?.text ?? [])).toEqual(['zorbitan', 'bamfiddles'])
    expect((await search('vlurb bamfiddle')).instead).toBe('vlurb, bamfiddle')
    for (const { _id } of [bamfiddle, other]) await admin().remove(`/blog/${_id}`)
  })

  it('shows a corrected word in Devanagari as the site spells it', async () => {
    const { _id } = await create('blog', { title: 'Vlumps' })
    await admin().patch(`/blog/${_id}?lang=ne`, { title: 'झ्याँपूशीट र भ्लूम्बाषण' })
    for (const lang of ['en', 'ne'] as const)
      expect((await search('झ्यापूशीट भ्लूम्बाषणण', lang)).instead).toBe('झ्याँपूशीट भ्लूम्बाषण')
    expect((await search('झ्यांपूसीट xxyyzzqq', 'ne')).instead).toBe('झ्यांपूसीट')
    await admin().remove(`/blog/${_id}`)
  })

  it('corrects by the words that entries have now', async () => {
    const { _id } = await create('blog', { title: 'Grombulous ledgers' })
    expect((await search('grombluous')).instead).toBe('grombulous')
    await admin().patch(`/blog/${_id}`, { title: 'Frimpetty ledgers' })
    expect(await search('grombluous')).toEqual({ instead: '', pages: [], types: [] })
    expect((await search('frimptety')).instead).toBe('frimpetty')
    await admin().remove(`/blog/${_id}`)
    expect(await search('frimptety')).toEqual({ instead: '', pages: [], types: [] })
  })

  it('gives the first five of a type, and all of them in pages, by words and by their tag', async () => {
    const tag = await create('tag', { title: 'Vlimbex' })
    const made: string[] = []
    for (let n = 0; n < 22; n += 1) {
      const { _id } = await create(
        'faq',
        { title: `Grobnik ${n}?`, description: 'Yes.', tags: tag._id },
        { as: 'form' },
      )
      made.push(_id)
    }
    const first = await search('grobnik')
    expect(first.types).toMatchObject([{ type: 'faq', total: 22 }])
    expect(entriesOf(first, 'faq')).toHaveLength(5)
    for (const query of ['q=grobnik', 'q=grobnickk', 'tag=vlimbex', 'q=grobnik&lang=ne']) {
      const pages = await Promise.all([1, 2, 3].map((page) => part(`${query}&type=faq&page=${page}`)))
      const ids = pages.map((found) => entriesOf(found, 'faq').map(({ _id }) => _id))
      expect(
        pages.map(({ types }) => types.map(({ type, total }) => [type, total])),
        query,
      ).toEqual(Array.from({ length: 3 }, () => [['faq', 22]]))
      expect(
        ids.map(({ length }) => length),
        query,
      ).toEqual([20, 2, 0])
      expect(ids.flat().toSorted(), query).toEqual(made.toSorted())
      expect((await part(`${query}&type=career`)).types, query).toEqual([])
    }
    await admin().remove(`/tag/${tag._id}`)
  })

  it('has a page for each part, of which those past the end are not found, and search engines none', async () => {
    const tag = await create('tag', { title: 'Plonktag' })
    for (let n = 0; n < 21; n += 1)
      await create('faq', { title: `Splungent ${n}?`, description: 'Yes.', tags: tag._id }, { as: 'form' })
    const pageAt = async (path: string) => {
      const { status, text: html } = await visitor().fetch(path)
      return { status, hidden: html.includes('content="noindex"'), next: /Next page|अर्को पृष्ठ/.test(html) }
    }
    const overview = (await visitor().fetch('/search?q=splungent')).text
    expect(overview).toContain('href="/search?q=splungent&amp;type=faq"')
    for (const base of ['/search?q=splungent', '/tags/plonktag?', '/ne/search?q=splungent', '/ne/tags/plonktag?']) {
      expect(await pageAt(`${base}&type=faq`), base).toEqual({ status: 200, hidden: true, next: true })
      expect(await pageAt(`${base}&type=faq&page=2`), base).toEqual({ status: 200, hidden: true, next: false })
      for (const page of ['3', '1000000', '9'.repeat(50)])
        expect(await pageAt(`${base}&type=faq&page=${page}`), base).toMatchObject({ status: 404, hidden: true })
      expect(await pageAt(`${base}&type=nonsense&page=3`), base).toMatchObject({ status: 200 })
    }
    expect(await pageAt('/tags/plonktag')).toMatchObject({ status: 200, hidden: false })
    // Cached under one key with other queries without words. The cookie keeps this request from the cache.
    const wordless = await visitor().fetch('/search?type=faq&page=2', { headers: { cookie: 'a=b' } })
    expect(wordless.status).toBe(200)
    await admin().remove(`/tag/${tag._id}`)
  })

  it.each([
    ['', 200, []],
    ['?q=+%20', 200, []],
    ['?q=a%00b%00', 200, expect.any(Array)],
    ['?q=%25_%5C', 200, expect.any(Array)],
    ['?q=a&q=b', 400, undefined],
    ['?q[like]=a', 400, undefined],
    ['?q=a&lang=xx', 400, undefined],
    ['?q=a&type=inquiry', 400, undefined],
    ['?q=a&type=faq&type=faq', 400, undefined],
    ['?q=a&type=faq&page=0', 400, undefined],
    ['?q=a&type=faq&page=1000001', 400, undefined],
    ['?type=faq', 200, []],
  ])('%j is answered with %i', async (query, status, types) => {
    const answer = await visitor().get(`/search${query}`)
    expect(answer.status).toBe(status)
    expect(member(answer.body, 'types')).toEqual(types)
  })
})
