import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'

import { HttpError } from '#cms/common/http-error.ts'
import { checkPayloadBody } from './payload-body.ts'

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'words', type: 'text', hasMany: true },
  { name: 'note', type: 'textarea' },
  { name: 'salary', type: 'number', min: 0, max: 9_000_000, admin: { step: 1 } },
  { name: 'isOpen', type: 'checkbox' },
  { name: 'day', type: 'date' },
  { name: 'per', type: 'select', options: ['month', { label: 'Year', value: 'year' }] },
  { name: 'author', type: 'relationship', relationTo: 'teams' },
  { name: 'holder', type: 'relationship', relationTo: ['users'] },
  {
    name: 'meta',
    type: 'group',
    fields: [],
    flattenedFields: [
      { name: 'title', type: 'text' },
      { name: 'per', type: 'select', options: ['month'] },
    ],
  },
  { name: 'slides', type: 'array', fields: [], flattenedFields: [{ name: 'until', type: 'date' }] },
]

function checked(body: Record<string, unknown>): Record<string, unknown> {
  const data = structuredClone(body)
  checkPayloadBody(data, fields)
  return data
}

function problemOf(body: Record<string, unknown>): unknown {
  try {
    checkPayloadBody(body, fields)
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.failure.message, error.failure.errors?.[0]?.field] : error
  }
  return undefined
}

it('the server alone sets when a document was made and changed', () => {
  const sent = { createdAt: '2001-01-01', updatedAt: '2099-01-01' }
  for (const [isNew, kept] of [
    [true, {}],
    [false, { updatedAt: '2099-01-01' }],
  ] as const) {
    const data = { ...sent }
    checkPayloadBody(data, fields, { isNew })
    expect(data).toEqual(kept)
  }
})

it.each([
  [{}],
  [{ title: '', note: 'कर', words: ['a', 'b'], salary: 0, isOpen: 'true', day: '2026-11-27', per: 'year' }],
  [{ title: null, salary: null, isOpen: null, day: null, per: null, author: null }],
  [{ salary: '65000', day: '2026-11-27T23:59:59.999+05:45', isOpen: false }],
  [{ author: 'abc', holder: { relationTo: 'users', value: 'abc' } }],
  [{ author: { id: 'abc', name: 'Asha' }, holder: { relationTo: 'users', value: { id: 1 } } }],
  [{ meta: { title: 'T' }, slides: [{ until: '2026-11-27' }, null] }],
  [{ slides: 0 }],
  [{ unknown: { any: ['thing'] } }],
])('takes %j as it is', (body) => {
  expect(checked(body)).toEqual(body)
})

it.each([
  [
    { day: '', per: '', salary: '' },
    { day: null, per: null, salary: null },
  ],
  [{ slides: null }, { slides: [] }],
  [{ meta: null }, { meta: { title: null, per: null } }],
  [
    { meta: { per: '' }, slides: [{ until: '' }] },
    { meta: { per: null }, slides: [{ until: null }] },
  ],
  [{ createdAt: 'x', updatedAt: null, title: 'T' }, { title: 'T' }],
  [{ updatedAt: '2026-11-27T00:00:00.000Z' }, { updatedAt: '2026-11-27T00:00:00.000Z' }],
])('clears in %j: %j', (body, data) => {
  expect(checked(body)).toEqual(data)
})

const strange = { toString: 'x' }
it.each([
  ...[5, true, {}, [], ['x'], strange].map((title) => [{ title }, 'Title must be text']),
  ...['a\0b', 'a\ud800b'].map((note) => [{ note }, 'Note has a character that cannot be stored']),
  [{ words: 'a' }, 'Words must be a list'],
  [{ words: ['a', {}] }, 'Words must be text'],
  ...[-1, 1.5, 2 ** 53, 1e308, '27abc', '2026-13-45', true, {}, [1], Number.NaN].map((salary) => [
    { salary },
    'Salary must be a whole number from 0 to 9000000',
  ]),
  ...[1, 'zz', {}, []].map((isOpen) => [{ isOpen }, 'Is open must be true or false']),
  ...['no day', 5, {}, '+100000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '2026-13-45', 'Jan 1 2026'].map(
    (day) => [{ day }, 'Day must be a date'],
  ),
  ...[1, 'zz', true, {}, ['month']].map((per) => [{ per }, 'Per must be one of month, year']),
  ...[true, {}, ['abc'], strange, { id: {} }, { id: strange }, { value: [] }].map((author) => [
    { author },
    'Author must be the id of an entry',
  ]),
  ...[1, 'x', true, [], ['x']].map((meta) => [{ meta }, 'Meta must be an object']),
  ...[1, 'x', {}, ['x'], [[]]].map((slides) => [{ slides }, 'Slides must be a list']),
  [{ meta: { per: 'zz' } }, 'Per must be one of month'],
  [{ slides: [{}, { until: 5 }] }, 'Until must be a date'],
  [{ password: { a: 1 } }, 'Password must be text'],
] as [Record<string, unknown>, string][])('refuses %j: %s', (body, message) => {
  expect(problemOf(body)).toEqual([400, message, expect.stringContaining(Object.keys(body)[0] ?? '')])
})

it('names the field of a group or a row by its path', () => {
  expect(problemOf({ meta: { per: 'zz' } })).toEqual([400, 'Per must be one of month', 'meta.per'])
  expect(problemOf({ slides: [{}, { until: 5 }] })).toEqual([400, 'Until must be a date', 'slides.1.until'])
})
