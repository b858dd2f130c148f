import { expect, it } from 'vitest'

import { invalidSeoTexts, invalidValues } from './reject-invalid-values.ts'

const fields = {
  title: { kind: 'text', max: 5, required: true, localized: true },
  count: { kind: 'number', least: 0, most: 9 },
  link: { kind: 'url', max: 40 },
  text: { kind: 'html', max: 5 },
} as const

it.each<[what: string, data: object, before: object | undefined, invalid: string[]]>([
  ['what a draft lacks', { title: '', count: null, link: undefined }, undefined, []],
  ['valid values', { title: 'Rates', count: 9, link: 'https://example.com' }, undefined, []],
  ['values over their limits', { title: 'Rates 2', count: 10 }, undefined, ['title', 'count']],
  ['a link that runs a script', { link: 'javascript:alert(1)' }, { link: '' }, ['link']],
  ['a value of another type', { title: ['Rates'], count: 'nine' }, undefined, ['title', 'count']],
  ['what is as long as it was before', { title: 'Rates 2', count: 10 }, { title: 'Rates 2', count: 10 }, []],
  ['rich text, which is checked as such', { text: { root: { children: [] } } }, undefined, []],
])('finds the errors of %s', (_, data, before, invalid) => {
  expect(invalidValues(fields, { ...data }, before && { ...before }).map(({ path }) => path)).toEqual(invalid)
})

const long = 'x'.repeat(201)

it.each<[what: string, meta: object | null, before: object | undefined, invalid: string[]]>([
  ['none', null, undefined, []],
  ['valid and missing ones', { title: 'Rates', description: null }, undefined, []],
  ['too long ones', { title: long, description: long.repeat(3) }, { title: '' }, ['meta.title', 'meta.description']],
  ['a value of another type', { title: ['Rates'] }, undefined, ['meta.title']],
  ['what is as long as it was before', { title: long }, { title: long }, []],
])('finds the errors of texts for search engines: %s', (_, meta, before, invalid) => {
  expect(invalidSeoTexts({ meta }, before && { meta: before }).map(({ path }) => path)).toEqual(invalid)
})
