import type { ListQuery } from '../api.ts'

/** How many posts a page of the blog shows. */
export const PAGE_SIZE = 12

const MAX_QUERY = 200

/** The part of the list that an address of the blog asks for. What is no page number is the first page. */
export function blogQuery(query: URLSearchParams): ListQuery {
  const number = /^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')
  const words = (query.get('q') ?? '').trim().slice(0, MAX_QUERY)
  return { limit: PAGE_SIZE, page: number ? Number(number[0]) : 1, ...(words === '' ? {} : { q: words }) }
}

/** The address of a page of the blog. */
export function blogHref(page: number, q?: string): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (q) query.set('q', q)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
