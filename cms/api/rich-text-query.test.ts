import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { HttpError } from '#cms/common/http-error.ts'
import type { CheckedQuery } from './payload-query.ts'
import { limitRichText } from './rich-text-query.ts'

const description = { name: 'description', type: 'richText' } as FlattenedField
const version = { name: 'version', type: 'group', flattenedFields: [description] } as FlattenedField
const none = { description: false }

describe('rich text in lists', () => {
  it.each<['list' | 'versions' | 'bulk' | 'document', CheckedQuery, CheckedQuery]>([
    ['list', {}, { select: none }],
    ['list', { limit: '10' }, { limit: '10', select: none }],
    ['list', { select: {} }, { select: none }],
    ['list', { limit: '1' }, { limit: '1' }],
    ['list', { select: { description: 'true' } }, { select: { description: 'true' }, limit: '5' }],
    ['list', { select: { description: 'true' }, limit: '5' }, { select: { description: 'true' }, limit: '5' }],
    ['list', { select: { title: 'false' } }, { select: { title: 'false' }, limit: '5' }],
    ['list', { select: { title: 'true' }, limit: '250' }, { select: { title: 'true' }, limit: '250' }],
    ['list', { select: { description: 'false' }, limit: '99' }, { select: { description: 'false' }, limit: '99' }],
    ['versions', {}, { select: { version: none } }],
    ['versions', { limit: '1' }, { limit: '1' }],
    ['versions', { select: { version: 'true' } }, { select: { version: 'true' }, limit: '5' }],
    ['versions', { select: { parent: 'true' }, limit: '25' }, { select: { parent: 'true' }, limit: '25' }],
    ['bulk', {}, {}],
    ['document', {}, {}],
  ])('a query of kind %s with %j becomes %j', (kind, query, expected) => {
    expect(limitRichText(query, kind, kind === 'versions' ? [version] : [description])).toEqual(expected)
  })

  it.each<['list' | 'versions', CheckedQuery['select']]>([
    ['list', { description: 'true' }],
    ['list', { title: 'false' }],
    ['list', { title: 'false', slug: 'true' }],
    ['versions', { version: 'true' }],
    ['versions', { version: { description: 'true' } }],
    ['versions', { version: { title: 'false' } }],
    ['versions', { version: {} }],
    ['versions', { parent: 'false' }],
  ])('a query of kind %s that selects %j has at most 5 rows', (kind, select) => {
    const fields = kind === 'versions' ? [version] : [description]
    expect(() => limitRichText({ select, limit: '6' }, kind, fields)).toThrow(HttpError)
  })
})
