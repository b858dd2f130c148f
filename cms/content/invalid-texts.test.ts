import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { sourceOf } from '#collections/sources.ts'
import type { Language } from '#contract/languages.ts'
import { preparePayload } from '#cms/testing/payload.ts'
import { publishingProblems } from './publishing-problems.ts'
import { unpublish } from './unpublish.ts'

const collection = 'services'
const long = 'x'.repeat(3000)
let payload: Payload

preparePayload((started) => (payload = started))

type Values = Record<string, unknown>

const linked = (url: string) => ({
  root: { type: 'root', children: [{ type: 'link', fields: { url }, children: [] }] },
})
const seo = (language: Language, text: string) => ({ meta: { title: { [language]: text } } })
const description = (language: Language, url: string) => ({ description: { [language]: linked(url) } })

/** An entry that is published, with a draft; both have what was valid once, by earlier rules. */
async function stored(shown: Values, draft: Values): Promise<string> {
  const id = String((await payload.create({ collection, data: { title: 'A service', _status: 'published' } })).id)
  await payload.db.updateOne({ collection, id, data: shown })
  await payload.update({ collection, id, draft: true, data: { title: 'Changed', _status: 'draft' } })
  const [newest] = (
    await payload.db.findVersions<Values>({ collection, where: { parent: { equals: id } }, sort: '-updatedAt' })
  ).docs
  if (!newest) throw new Error('no draft')
  const versionData = { ...newest, version: { ...newest.version, ...draft } }
  await payload.db.updateVersion({ collection, id: String(newest.id), versionData })
  return id
}

const tooLong = 'SEO title must be at most 200 characters'

it.each<[what: string, shown: Values, draft: Values, problem: string | undefined]>([
  ['an English SEO title', {}, seo('en', long), tooLong],
  ['a Nepali SEO title', {}, seo('ne', long), tooLong],
  ['an English link', {}, description('en', 'https://'), 'A link leads to “https://”'],
  ['a Nepali link', {}, description('ne', 'https://'), 'A link leads to “https://”'],
  [
    'what visitors see',
    { ...seo('ne', long), ...description('en', 'x:') },
    { ...seo('ne', long), ...description('en', 'x:') },
    undefined,
  ],
  ['another one than visitors see', seo('ne', `${long}x`), seo('ne', long), tooLong],
  ['the one of another language', seo('en', long), seo('ne', long), tooLong],
])('is published in either language, and planned, or not: %s', async (_, shown, draft, problem) => {
  for (const locale of ['en', 'ne'] as const) {
    const id = await stored(shown, draft)
    const planned = await publishingProblems(payload, sourceOf('service'), id, locale)
    const published = await payload.update({ collection, id, locale, data: { _status: 'published' } }).then(
      () => [],
      (error: unknown) => JSON.stringify(error),
    )
    const said = problem === undefined ? [] : expect.stringContaining(problem)
    expect([planned.length === 0 ? [] : planned.map(({ message }) => message).join(), published]).toEqual([said, said])
  }
})

it('an entry can be withdrawn, and its draft’s title changed, with a text that the draft must not have any more', async () => {
  const cell = { type: 'tablecell', children: [], rowSpan: 0.5 }
  const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
  const text = { root: { type: 'root', children: [table] } }
  const id = await stored({}, { description: { en: text } })
  await payload.update({ collection, id, draft: true, data: { title: 'Changed again' } })
  await unpublish(payload, collection, id, { user: null })
  expect(await payload.findByID({ collection, id })).toMatchObject({ _status: 'draft' })
  expect(await payload.findByID({ collection, id, draft: true })).toMatchObject({ title: 'Changed again' })
  const another = { root: { type: 'root', children: [table, table] } }
  const change = payload.update({ collection, id, draft: true, data: { description: another as never } })
  await expect(change).rejects.toThrow('description')
})
