import { existsSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type ResourceName, resourceNames, resources } from '#contract/index.ts'
import { validate } from '#contract/validate.ts'
import { content, type SeedEntry } from './content.ts'

const pictures = new URL('./pictures/', import.meta.url)
const all: readonly SeedEntry[] = Object.values(content).flat()

/** A type may have none. */
const seeded: { [Name in ResourceName]?: readonly SeedEntry[] } = content

const cases = resourceNames.flatMap((name) =>
  (seeded[name] ?? []).map(({ fields }) => ({ type: resources[name], fields, name })),
)

test.each(cases)('an entry passes the rules of its type: $name %#', ({ type, fields }) => {
  expect(validate(type, fields, 'create')).toEqual({ ok: true, values: fields })
})

test('every screen has the promised number of entries', () => {
  const counts = Object.fromEntries(Object.entries(content).map(([name, entries]) => [name, entries.length]))
  expect(counts).toEqual({ about: 3, service: 6, blog: 9, team: 6, career: 3, faq: 8 })
})

test('every named picture exists and says what it shows', () => {
  const illustrated = all.filter((entry) => entry.picture)
  expect(illustrated.filter((entry) => !entry.alt || !existsSync(new URL(entry.picture ?? '', pictures)))).toEqual([])
})

test('every drawn picture is used by one entry', () => {
  const used = all.flatMap((entry) => entry.picture ?? [])
  expect(used.toSorted()).toEqual(readdirSync(pictures).toSorted())
})

test('an illustrated type also shows what an entry without a picture looks like', () => {
  expect(content.blog.filter((entry) => !entry.picture)).toHaveLength(1)
  expect(content.team.filter((entry) => !entry.picture)).toHaveLength(1)
})

test('two posts are in Devanagari, title and text', () => {
  const letters = (text: string) => text.replace(/<[^>]*>/g, '').match(/\p{L}/gu) ?? []
  const isNepali = (text: string) => letters(text).every((letter) => /\p{Script=Devanagari}/u.test(letter))
  const nepali = content.blog.filter(({ fields }) => isNepali(fields.title) && isNepali(fields.description))
  expect(nepali).toHaveLength(2)
})

test('posts are spread over months, no two on one day, none in the future', () => {
  const days = content.blog.map((post) => post.daysAgo ?? 0)
  expect(new Set(days).size).toBe(days.length)
  expect(Math.min(...days)).toBeGreaterThan(0)
  expect(Math.max(...days)).toBeGreaterThan(90)
})
