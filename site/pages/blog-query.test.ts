import { expect, it } from 'vitest'

import { blogQuery } from './blog-query.ts'

it.each([
  ['', { limit: 12, page: 1 }],
  ['page=2', { limit: 12, page: 2 }],
  ['page=0', { limit: 12, page: 1 }],
  ['page=-1', { limit: 12, page: 1 }],
  ['page=two', { limit: 12, page: 1 }],
  ['page=1e9', { limit: 12, page: 1 }],
  ['page=01', { limit: 12, page: 1 }],
  ['page=999999', { limit: 12, page: 999_999 }],
  ['page=1000000', { limit: 12, page: 1_000_000 }],
  ['page=1000001', { limit: 12, page: 1_000_000 }],
  [`page=${'9'.repeat(400)}`, { limit: 12, page: 1_000_000 }],
  ['q=+VAT+return+', { limit: 12, page: 1, q: 'VAT return' }],
  ['q=+', { limit: 12, page: 1 }],
  ['page=3&q=tax', { limit: 12, page: 3, q: 'tax' }],
])('/blog?%s asks for %j', (query, wanted) => {
  expect(blogQuery(new URLSearchParams(query))).toEqual(wanted)
})
