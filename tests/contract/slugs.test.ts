import { describe, expect, it } from 'vitest'

import { resources } from '#contract/index.ts'
import { entity, sample } from '../support/entities.ts'
import { admin, create, visitor } from './support/context.ts'

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slugOf = async (title: string, name: 'blog' | 'service' = 'blog'): Promise<string> =>
  (await create(name, { title })).slug ?? ''

describe('a slug is made from the title', () => {
  it.each([
    ['Filing your VAT return', /^filing-your-vat-return$/],
    ['  What’s new,  in 2026?! ', /^what-?s-new-in-2026$/],
    ['Ünïcode — Café', /^unicode-cafe$/],
    ['नेपालमा आयकर', /^nepalama-\w+$/],
    ['कर कार्यालय', /^kar-\w+$/],
    ['税务申报', wellFormed],
    ['Налоги', /^nalogi$/],
    ['index.html', /^index-html$/],
    ['../../etc/passwd', /^etc-passwd$/],
    ['hasOwnProperty', /^hasownproperty$/],
    ['constructor', /^constructor$/],
    ['अ'.repeat(200), wellFormed],
    [`qo${'\u0301'.repeat(198)}`, /^qo$/],
    ['Word '.repeat(40).trim(), /^(word-)+word$/],
  ])('I8: %s', async (title, expected) => {
    const made = await create('blog', { title })
    expect(made.slug).toMatch(expected)
    expect(made.slug).toMatch(wellFormed)
    expect(made.slug?.length).toBeLessThanOrEqual(80)
    expect((await visitor().get(`/blog/${made.slug}/`)).body).toEqual(made)
  })

  it.each(['🎉', '!!!', '—', '..', '༼'])(
    'I8: without a letter or digit it is the type’s word and a random part: %s',
    async (title) => {
      expect(await slugOf(title)).toMatch(/^blog-[a-z0-9]+$/)
      const [first, second] = [await slugOf(title, 'service'), await slugOf(title, 'service')]
      expect(first).toMatch(/^service-[a-z0-9]+$/)
      expect(first).not.toBe(second)
    },
  )
})

it('a taken slug gets -2, -3, and stays within 80 characters', async () => {
  const title = `Taken ${'long '.repeat(38)}`
  const slugs = [await slugOf(title), await slugOf(title), await slugOf(title)]
  const [base = '', second = '', third = ''] = slugs
  expect([second.slice(-2), third.slice(-2)]).toEqual(['-2', '-3'])
  expect(base.startsWith(second.slice(0, -2))).toBe(true)
  for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(80)
})

it.each(['blog-id', 'service-id', 'Blog ID', 'SERVICE  id!'])('I8: a reserved word gets -2: %s', async (title) => {
  expect(await slugOf(title)).toMatch(/^(blog|service)-id-\d+$/)
  expect(await slugOf(title, 'service')).toMatch(/^(blog|service)-id-\d+$/)
})

it('K1: 50 creates with one title at once give 50 entries and 50 slugs', async () => {
  const fields = sample(resources.blog, { title: 'At once' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => admin().post('/blog/', fields)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const expected = ['at-once', ...Array.from({ length: 49 }, (_, n) => `at-once-${n + 2}`)]
  expect(answers.map((answer) => entity(answer).slug).sort()).toEqual(expected.sort())
})

it('K1: 16 drafts of published entries with one slug that are published at once give 16 slugs', async () => {
  const numbers = Array.from({ length: 16 }, (_, n) => n)
  const ids: string[] = []
  for (const n of numbers) ids.push((await create('service', { title: `Entry ${n}` }))._id)
  for (const id of ids) expect((await admin().patch(`/draft/service/${id}`, { slug: 'one-slug' })).status).toBe(200)
  const answers = await Promise.all(ids.map((id) => admin().post(`/publish/service/${id}`, {})))
  expect(answers.map(({ status, text }) => (status === 200 ? '' : text))).toEqual(answers.map(() => ''))
  const slugs = await Promise.all(ids.map(async (id) => entity(await visitor().get(`/service/service-id/${id}`)).slug))
  expect(slugs.toSorted()).toEqual(['one-slug', ...numbers.slice(1).map((n) => `one-slug-${n + 1}`)].toSorted())
})

it('each type has its own slugs', async () => {
  expect(await slugOf('Shared words')).toBe('shared-words')
  expect(await slugOf('Shared words', 'service')).toBe('shared-words')
})

it('a later title keeps the slug, and a deleted one is free again', async () => {
  const made = await create('blog', { title: 'First name' })
  const changed = entity(await admin().patch(`/blog/${made._id}`, { title: 'Second name' }))
  expect(changed.slug).toBe('first-name')
  await admin().remove(`/blog/${made._id}`)
  expect((await visitor().get('/blog/first-name')).status).toBe(404)
  expect(await slugOf('First name')).toBe('first-name')
})
