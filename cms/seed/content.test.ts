import { existsSync, readdirSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { localizedFields } from '#contract/fields/localized.ts'
import { textOf } from '#contract/narrow.ts'
import { validate } from '#contract/validate.ts'
import { renditionsOf } from '#collections/media.ts'
import { demoContent, type SeedEntry } from './content.ts'
import { fieldsIn } from './entries/seed.ts'
import { drawingHash, preparedFile, preparedPictures } from './pictures.ts'

const pictures = new URL('./pictures/', import.meta.url)
const all: readonly SeedEntry[] = Object.values(demoContent).flat()

/** A type may have none. */
const seeded: { [Name in ResourceName]?: readonly SeedEntry[] } = demoContent

const cases = resourceNames.flatMap((name) =>
  (seeded[name] ?? []).map((entry) => ({
    type: resources[name],
    name,
    entry,
    english: fieldsIn(resources[name], entry, 'en'),
    nepali: fieldsIn(resources[name], entry, 'ne'),
  })),
)

test.each(cases)('entry %# of the demo content is valid for its type $name in all languages', (one) => {
  for (const fields of [one.english, one.nepali])
    expect(validate(one.type, fields, 'create')).toEqual({ ok: true, values: fields })
})

/** The tags of HTML, in links without the prefix of paths in Nepali. */
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace('href="/ne/', 'href="/'))
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '')

test.each(cases)(
  'entry %# of the demo content, of $name, has the same in Nepali, without an English word or digit',
  (one) => {
    const names = localizedFields(one.type)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      const [english, nepali] = [textOf(one.english[name]), textOf(one.nepali[name])]
      expect(tagsOf(nepali), name).toEqual(tagsOf(english))
      expect(nepali.split('\n'), name).toHaveLength(english.split('\n').length)
      expect(nepali).not.toMatch(/href="\/(?!ne\/)/)
      expect(wordsOf(nepali)).not.toMatch(/[A-Za-z0-9]/)
      if (english !== '') expect(wordsOf(nepali), name).toMatch(/\p{Script=Devanagari}/u)
    }
    if (one.entry.picture) expect(one.entry.alt?.ne).toMatch(/^[\p{Script=Devanagari}\p{P}\s]+$/u)
  },
)

test('the demo content has the documented number of entries of each type', () => {
  const counts = Object.fromEntries(Object.entries(demoContent).map(([name, entries]) => [name, entries.length]))
  expect(counts).toEqual({ tag: 16, about: 3, service: 6, blog: 9, team: 6, career: 3, faq: 8, deadline: 6 })
})

test('every picture of an entry exists and has an alt text', () => {
  const illustrated = all.filter((entry) => entry.picture)
  expect(illustrated.filter((entry) => !entry.alt?.en || !existsSync(new URL(entry.picture ?? '', pictures)))).toEqual(
    [],
  )
})

test('every picture file is used by exactly one entry', () => {
  const used = all.flatMap((entry) => entry.picture ?? [])
  expect(used.toSorted()).toEqual(readdirSync(pictures).toSorted())
})

test.each(readdirSync(pictures))('%s is prepared as it is now (else: npm run generate), in all sizes', async (name) => {
  const prepared = preparedPictures[name]
  expect(prepared?.drawing).toBe(await drawingHash(name))
  if (!prepared) return
  const widths = [undefined, ...renditionsOf({ ...prepared, filename: name }).map(({ width }) => width)]
  expect(widths.length).toBeGreaterThan(1)
  for (const width of widths)
    expect(await sharp(preparedFile(name, width)).metadata()).toMatchObject({
      format: 'webp',
      width: width ?? prepared.width,
    })
})

test('blog and team each have one entry without a picture', () => {
  expect(demoContent.blog.filter((entry) => !entry.picture)).toHaveLength(1)
  expect(demoContent.team.filter((entry) => !entry.picture)).toHaveLength(1)
})

test('two posts are in Devanagari on English pages, too, title and text', () => {
  const letters = (text: string) => text.replace(/<[^>]*>/g, '').match(/\p{L}/gu) ?? []
  const isNepali = (text: string) => letters(text).every((letter) => /\p{Script=Devanagari}/u.test(letter))
  const nepali = demoContent.blog.filter(({ fields }) => isNepali(fields.title.en) && isNepali(fields.description.en))
  expect(nepali).toHaveLength(2)
})

test('posts are spread over months, with no two on one day and none in the future', () => {
  const days = demoContent.blog.map((post) => post.daysAgo ?? 0)
  expect(new Set(days).size).toBe(days.length)
  expect(Math.min(...days)).toBeGreaterThan(0)
  expect(Math.max(...days)).toBeGreaterThan(90)
})
