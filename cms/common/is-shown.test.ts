import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { isShown } from './is-shown.ts'

const linked = (url: string) => ({
  root: { type: 'root', children: [{ type: 'link', fields: { url }, children: [] }] },
})

const collection = 'blogs'
let payload: Payload
let ids: { published: string; draft: string }

/** An entry that is stored with what is not valid any more. */
async function stored(_status: 'draft' | 'published'): Promise<string> {
  const { id } = await payload.create({ collection, data: { title: 'A post', _status }, draft: _status === 'draft' })
  const data = {
    description: { en: linked('https://'), ne: linked('https:') },
    meta: { title: { en: 'Long', ne: 'लामो' } },
  }
  await payload.db.updateOne({ collection, id, data })
  return String(id)
}

preparePayload(async (started) => {
  payload = started
  ids = { published: await stored('published'), draft: await stored('draft') }
})

it.each<[what: string, path: string, language: 'en' | 'ne', value: unknown, expected: boolean]>([
  ['the text that visitors see', 'description', 'en', linked('https://'), true],
  ['that of the other language', 'description', 'ne', linked('https:'), true],
  ['one for search engines', 'meta.title', 'ne', 'लामो', true],
  ['another text', 'description', 'en', linked('javascript:alert(1)'), false],
  ['the text of another language', 'description', 'ne', linked('https://'), false],
  ['a text where there is none', 'meta.description', 'en', undefined, false],
])('knows what visitors see already: %s', async (_, path, language, value, expected) => {
  expect(await isShown(value, { collection, id: ids.published, path, language }, { payload })).toBe(expected)
})

it.each<[what: string, place: () => { collection?: string; id?: unknown }]>([
  ['a draft', () => ({ id: ids.draft })],
  ['a new entry', () => ({ id: undefined })],
  ['the settings', () => ({ collection: undefined, id: ids.published })],
])('knows of none of %s', async (_, place) => {
  const at = { collection, id: ids.published, path: 'description', language: 'en', ...place() } as const
  expect(await isShown(linked('https://'), at, { payload })).toBe(false)
})
