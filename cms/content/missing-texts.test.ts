import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { sourceOf } from '#collections/sources.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { publishingProblems } from './publishing-problems.ts'
import { unpublish } from './unpublish.ts'

const collection = 'policies'
const required = 'Description is required'
let payload: Payload

preparePayload((started) => (payload = started))

const textOf = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

/** A policy that was published without a text, as could be before its text was required. */
async function publishedWithout(): Promise<string> {
  const id = String(
    (await payload.create({ collection, draft: true, data: { title: 'Privacy', _status: 'draft' } })).id,
  )
  await payload.db.updateOne({ collection, id, data: { _status: 'published' } })
  const [newest] = (await payload.db.findVersions({ collection, where: { parent: { equals: id } } })).docs
  if (!newest) throw new Error('no version')
  const versionData = { ...newest, version: { ...newest.version, _status: 'published' } }
  await payload.db.updateVersion({ collection, id: String(newest.id), versionData })
  return id
}

type Data = Readonly<Record<string, unknown>>

/** What an update is refused for; nothing if it is stored. */
const refused = (id: string, data: Data, locale: 'en' | 'ne' = 'en'): Promise<string> =>
  payload.update({ collection, id, locale, data }).then(
    () => '',
    (error: unknown) => JSON.stringify(error),
  )

it.each<[what: string, data: Data, locale?: 'ne']>([
  ['its title', { title: 'Changed' }],
  ['its Nepali title', { title: 'गोपनीयता' }, 'ne'],
  ['its place beside forms', { atForms: true }],
  ['what is none either', { description: textOf('\u200b') }],
])('what was public without a text stays writable: %s', async (_, data, locale) => {
  const id = await publishedWithout()
  expect(await publishingProblems(payload, sourceOf('policy'), id)).toEqual([])
  expect(await refused(id, data, locale)).toBe('')
})

it.each(['en', 'ne'] as const)(
  'once it has a text, or is withdrawn, it needs one, also where %s is written',
  async (locale) => {
    const id = await publishedWithout()
    expect(await refused(id, { description: textOf('A text') })).toBe('')
    expect(await refused(id, { description: null })).toContain(required)
    expect(await refused(id, { description: textOf(' \u00a0') })).toContain(required)
    const withdrawn = await publishedWithout()
    await unpublish(payload, collection, withdrawn, { user: null })
    expect(await refused(withdrawn, { title: 'Again', _status: 'published' }, locale)).toContain(required)
    const problems = await publishingProblems(payload, sourceOf('policy'), withdrawn)
    expect(problems).toEqual([{ field: 'description', message: required }])
  },
)

it('names all that is missing', async () => {
  const { id } = await payload.create({ collection, draft: true, data: { _status: 'draft' } })
  const said = await refused(String(id), { _status: 'published' })
  expect(said).toContain('Title is required')
  expect(said).toContain(required)
})
