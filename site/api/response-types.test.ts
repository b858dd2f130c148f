import { expect, it } from 'vitest'

import { isStateRow } from '../state/writing-calls.ts'
import { isSitemapPart } from '../feeds/sitemap.ts'

const row = (action: unknown) => ({ _id: '1', state: 'draft', scheduled: [{ action, at: '2026-01-01T00:00:00.000Z' }] })

it.each([
  ['publish', true],
  ['unpublish', true],
  ['archive', false],
  ['toString', false],
  [undefined, false],
])('a state with the scheduled action %s is one: %s', (action, isOne) => {
  expect(isStateRow(row(action))).toBe(isOne)
})

const part = (type: unknown) => ({ parts: 1, entries: [{ type, slug: 'vat', updatedAt: '2026-01-01T00:00:00.000Z' }] })

it.each([
  ['blog', true],
  ['faq', false],
  ['constructor', false],
  [undefined, false],
])('a part of the sitemap with an entry of the type %s is one: %s', (type, isOne) => {
  expect(isSitemapPart(part(type))).toBe(isOne)
})
