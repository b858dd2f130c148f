import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { HttpError } from '#cms/common/http-error.ts'
import { checkQuery, type QueryKind, rejectInheritedNames, scalarParameters } from './payload-query.ts'

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'description', type: 'richText' },
  { name: 'createdAt', type: 'date' },
  { name: 'width', type: 'number' },
  { name: 'founder', type: 'text', hidden: true },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'user', type: 'relationship', relationTo: ['users'] },
  { name: '_status', type: 'select', options: ['draft'] },
]
const target = { fields, isId: (text: string) => /^[0-9a-f]{4}$/.test(text) }
const check = (query: Record<string, unknown>, kind: QueryKind = 'list') => checkQuery(query, kind, target)
const title = { title: { equals: 'a' } }
const many = (count: number) => Array.from({ length: count }, () => title)

describe('a query of Payload’s REST API', () => {
  it('that counts the trash reads one row, not all', () => {
    expect(check({ limit: '0', trash: 'true' })).toEqual({ limit: '1', trash: 'true' })
  })

  it.each([
    [{}],
    [{ limit: '10', page: '2', depth: '0', draft: 'true' }],
    [{ sort: '-createdAt,title' }],
    [{ where: title }],
    [{ where: { and: [title, { or: [{ createdAt: { greater_than: '2026-01-01T00:00:00.000Z' } }] }] } }],
    [{ where: { id: { in: 'abcd,0123' } } }],
    [{ where: { id: { not_in: ['abcd'] }, image: { exists: 'false' } } }],
    [{ where: { 'user.value': { equals: 'abcd' }, 'user.relationTo': { equals: 'users' } } }],
    [{ where: { _status: { equals: 'draft' }, width: { less_than: '10.5' } } }],
    [{ select: { title: 'true', description: { root: 'true' } }, limit: '250' }],
    [{ where: { id: { in: 'abcd,0123' } }, limit: '250' }],
    [{ where: { and: many(49) } }],
  ])('accepts %j', (query) => {
    const { sort, ...rest } = check(query)
    expect({ ...rest, ...(sort === undefined ? {} : { sort }) }).toEqual(query)
  })

  it.each([
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['limit', { limit: '101', where: { id: { not_in: 'abcd' } } }],
    ['limit', { limit: '101', where: { or: [{ id: { in: 'abcd' } }, title] } }],
    ['limit', { limit: '251', where: { id: { in: 'abcd' } } }],
    ['limit', { limit: ['1', '2'] }],
    ['limit', { limit: { $gt: '1' } }],
    ['limit', { pagination: 'false' }],
    ['page', { page: '1e308' }],
    ['page', { page: '-1' }],
    ['depth', { depth: { a: '1' } }],
    ['draft', { draft: 'maybe' }],
    ['locale', { locale: { a: 'b' } }],
    ['selectedLocales', { selectedLocales: 'en' }],
    ['selectedLocales', { selectedLocales: ['en', 'fr'] }],
    ['sort', { sort: 'user.hash' }],
    ['sort', { sort: 'founder' }],
    ['sort', { sort: 'description' }],
    ['sort', { sort: { title: '1' } }],
    ['sort', { sort: 'title,title,title,title,title' }],
    ['select', { select: { hash: 'true' } }],
    ['select', { select: 'title' }],
    ['where', { where: 'title' }],
    ['where', { where: { or: 'a' } }],
    ['where', { where: { and: many(51) } }],
    ['where[title]', { where: { title: 'a' } }],
    ['where[title][near]', { where: { title: { near: '1,2' } } }],
    ['where[title][constructor]', { where: { title: { constructor: 'a' } } }],
    ['where[title][equals]', { where: { title: { equals: { a: 'b' } } } }],
    ['where[title][like]', { where: { title: { like: 'x'.repeat(501) } } }],
    ['where[createdAt][greater_than]', { where: { createdAt: { greater_than: 'zzz' } } }],
    ['where[width][equals]', { where: { width: { equals: '1e308' } } }],
    ['where[id][equals]', { where: { id: { equals: 'no id' } } }],
    ['where[id][in]', { where: { id: { in: Array.from({ length: 501 }, () => 'abcd') } } }],
    ['where[title][like]', { where: { title: { like: 'a '.repeat(20) } } }],
    [
      'where[id][in]',
      { where: { or: Array.from({ length: 6 }, () => ({ id: { in: Array.from({ length: 100 }, () => 'abcd') } })) } },
    ],
    ['where[founder]', { where: { founder: { equals: 'first' } } }],
    ['where[description.root]', { where: { 'description.root': { equals: 'a' } } }],
    ['where[user.hash]', { where: { 'user.hash': { like: 'a' } } }],
    ['where[__proto__]', JSON.parse('{"where":{"__proto__":{"equals":"a"}}}')],
  ])('rejects an invalid %s: %j', (name, query) => {
    expect(() => check(query)).toThrow(HttpError)
    expect(() => check(query)).toThrow(`Query is not valid: ${name}`)
  })

  it('drops unknown parameters', () => {
    expect(check({ populate: { users: 'true' }, joins: 'a', data: '{', showHiddenFields: 'true', depth: '1' })).toEqual(
      {
        depth: '1',
      },
    )
  })

  it('limits the depth of conditions', () => {
    const nested = (depth: number): object => (depth === 0 ? title : { and: [nested(depth - 1)] })
    expect(() => check({ where: nested(8) })).not.toThrow()
    expect(() => check({ where: nested(9) })).toThrow(HttpError)
  })

  it('allows no limit for bulk operations only, and fewer rows of versions', () => {
    expect(check({ limit: '0' }, 'bulk')).toEqual({ limit: '0' })
    expect(() => check({ limit: '26' }, 'versions')).toThrow(HttpError)
    expect(check({ limit: '25' }, 'versions')).toEqual({ limit: '25' })
  })

  it('drops the conditions of a query for one document', () => {
    expect(check({ where: title, depth: '1' }, 'document')).toEqual({ depth: '1' })
  })
})

it('scalarParameters returns the single-valued parameters of a checked query', () => {
  expect([...scalarParameters(check({ depth: '1', where: title, select: { title: 'true' } }))]).toEqual([
    ['depth', '1'],
  ])
})

it.each([
  ['where[__proto__][equals]=1', false],
  ['where[toString][equals]=1&where[title][equals]=a', false],
  ['where[and][0][constructor][equals]=1', false],
  ['select[hasOwnProperty]=true', false],
  ['where[title][equals]=toString&sort=-createdAt', true],
  ['where[or][0][title][like]=constructor', true],
])('%s with a name that every object has: accepted is %s', (query, isAccepted) => {
  const reject = () => rejectInheritedNames(new URLSearchParams(query))
  if (isAccepted) expect(reject).not.toThrow()
  else expect(reject).toThrow(HttpError)
})
