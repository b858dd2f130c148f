import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { otherTitles, titleBeside } from './other-titles.ts'
import { withOtherTitles } from './with-other-titles.ts'

let payload: Payload
preparePayload((started) => (payload = started))

it('the title in another language', () => {
  expect(titleBeside({ en: 'VAT', ne: '' }, 'ne')).toEqual({ language: 'en', title: 'VAT' })
  expect(titleBeside({ ne: ' भ्याट ' }, 'en')).toEqual({ language: 'ne', title: 'भ्याट' })
  for (const stored of [{ ne: 'भ्याट' }, { en: ' ', ne: 'भ्याट' }, {}, null, 'VAT'])
    expect(titleBeside(stored, 'ne')).toBeUndefined()
})

it('entries are read as they were last saved, in the trash too, and only for whom they may be read by', async () => {
  const staff = await payload.create({
    collection: 'users',
    data: { name: 'Sita', email: 'sita@example.com', password: 'long enough, is it?', role: 'administrator' },
  })
  const draft = { collection: 'blogs', draft: true, locale: 'en' } as const
  const { id } = await payload.create({ ...draft, data: { title: 'Before' } })
  await payload.update({ ...draft, id, data: { title: 'VAT' } })
  const nameless = await payload.create({ ...draft, data: {} })
  const ids = [id, nameless.id]
  const expected = { [id]: { language: 'en', title: 'VAT' } }
  const user = { ...staff, collection: 'users' as const }
  expect(await otherTitles({ payload, user }, 'blogs', ids, 'ne')).toEqual(expected)
  expect(await otherTitles({ payload, user }, 'blogs', ids, 'en')).toEqual({})
  expect(await otherTitles({ payload, user: null }, 'blogs', ids, 'ne')).toEqual({})
  await payload.update({ collection: 'blogs', id, data: { deletedAt: new Date().toISOString() } })
  expect(await otherTitles({ payload, user }, 'blogs', ids, 'ne')).toEqual(expected)
})

it('collections whose titles are the same in all languages are left as they are', () => {
  const collection = { slug: 'notes', admin: { useAsTitle: 'title' } }
  const one = { ...collection, fields: [{ name: 'title', type: 'text' as const }] }
  expect(withOtherTitles(one)).toBe(one)
  const both = { ...collection, fields: [{ name: 'title', type: 'text' as const, localized: true }] }
  expect(withOtherTitles(both)).toMatchObject({ fields: [{ admin: { components: { Cell: expect.any(String) } } }] })
})
