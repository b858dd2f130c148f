import { describe, expect, it } from 'vitest'

import { pageHeaders, readListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

describe('the query of a list', () => {
  it.each([
    ['', undefined],
    ['limit=5', { limit: 5, page: 1 }],
    ['page=3', { limit: 20, page: 3 }],
    ['limit=100&page=1000000', { limit: 100, page: 1_000_000 }],
    ['other=1&other=2', undefined],
  ])('%j gives the page %j', (query, page) => {
    expect(read(query).page).toEqual(page)
  })

  it.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1e9',
    'limit=abc',
    'limit=1.5',
    'limit=0x10',
    'limit=NaN',
    'limit=',
    'limit=%201',
    'limit=01',
    'limit=1&limit=2',
    'limit[]=1',
    'limit[$gt]=1',
    'page=0',
    'page=1e308',
    'page=1&page=1',
    'page=9999999',
    'status=draft',
    'status=any&status=any',
    'status=',
  ])('%s is rejected with 400', (query) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }))
  })

  const headersOf = (query: string, total: number) => pageHeaders('/api/blog/', read(query), total)

  it('the Link header has first, prev, next and last, with the relevant parameters only', () => {
    const headers = headersOf('q=+vat%09tax&x=1&limit=2&page=2&limits=3', 5)
    expect(headers['x-total-count']).toBe('5')
    expect(headers['link']).toBe(
      [
        '</api/blog/?q=vat+tax&limit=2&page=1>; rel="first"',
        '</api/blog/?q=vat+tax&limit=2&page=1>; rel="prev"',
        '</api/blog/?q=vat+tax&limit=2&page=3>; rel="next"',
        '</api/blog/?q=vat+tax&limit=2&page=3>; rel="last"',
      ].join(', '),
    )
  })

  it('the Link header of a page past the end leads back to the last page', () => {
    const { link } = headersOf('page=9', 21)
    expect(link).toContain('page=2>; rel="prev"')
    expect(link).not.toContain('next')
  })

  it('the Link header keeps the parameter for drafts', () => {
    expect(headersOf('limit=5&status=any', 5)['link']).toContain('</api/blog/?status=any&limit=5&page=1>; rel="last"')
  })
})
