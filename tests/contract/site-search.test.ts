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

async function search(q: string, lang = 'en', client = visitor()): Promise<Found> {
  const { status, body } = await client.get(`/search?${new URLSearchParams({ q, lang })}`)
  expect(status).toBe(200)
  if (!isFound(body)) throw new Error('no result of a search')
  return body
}

const entriesOf = ({ types }: Found, type: ResourceName): FoundEntry[] =>
  types.find((found) => found.type === type)?.entries ?? []
const text = (pieces: readonly string[]) => pieces.join('')
const marked = (pieces: readonly string[]) => pieces.filter((_, place) => place % 2 === 1)

describe('the search over everything', () => {
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
    expect(await search('xxyyzzqq')).toEqual({ instead: '', types: [] })
  })

  it('gives the first five of a type, and how many there are', async () => {
    for (let n = 0; n < 6; n += 1) await create('faq', { title: `Grobnik ${n}?`, description: 'Yes.' })
    const found = await search('grobnik')
    expect(found.types).toMatchObject([{ type: 'faq', total: 6 }])
    expect(entriesOf(found, 'faq')).toHaveLength(5)
  })

  it.each([
    ['', 200, []],
    ['?q=+%20', 200, []],
    ['?q=a%00b%00', 200, expect.any(Array)],
    ['?q=%25_%5C', 200, expect.any(Array)],
    ['?q=a&q=b', 400, undefined],
    ['?q[like]=a', 400, undefined],
    ['?q=a&lang=xx', 400, undefined],
  ])('%j is answered with %i', async (query, status, types) => {
    const answer = await visitor().get(`/search${query}`)
    expect(answer.status).toBe(status)
    expect(member(answer.body, 'types')).toEqual(types)
  })
})
