import { parsePage } from './page-number.ts'

const MAX_WORDS = 200

/** A page of the blog's list, optionally of search results. */
export interface BlogPage {
  page: number
  q?: string
}

/** Parses the query of the blog's page. */
export function parseBlogQuery(query: URLSearchParams): BlogPage {
  const words = (query.get('q') ?? '').trim().slice(0, MAX_WORDS)
  return { page: parsePage(query), ...(words === '' ? {} : { q: words }) }
}

/** The canonical path of a page of the blog. */
export function blogPath({ page, q }: BlogPage): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (q) query.set('q', q)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
