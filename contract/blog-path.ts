const MAX_WORDS = 200

/** A page of the blog's list, optionally of search results. */
export interface BlogPage {
  page: number
  q?: string
}

/** Parses the query of the blog's page; an invalid page number means the first page. */
export function parseBlogQuery(query: URLSearchParams): BlogPage {
  const number = /^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')
  const words = (query.get('q') ?? '').trim().slice(0, MAX_WORDS)
  return { page: number ? Number(number[0]) : 1, ...(words === '' ? {} : { q: words }) }
}

/** The canonical path of a page of the blog. */
export function blogPath({ page, q }: BlogPage): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (q) query.set('q', q)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
