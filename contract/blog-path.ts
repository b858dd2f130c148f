const MAX_WORDS = 200

/** The part of the blog that an address of its page asks for. */
export interface BlogPage {
  page: number
  q?: string
}

/** Reads the query of the blog's page. What is no page number is the first page. */
export function parseBlogQuery(query: URLSearchParams): BlogPage {
  const number = /^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')
  const words = (query.get('q') ?? '').trim().slice(0, MAX_WORDS)
  return { page: number ? Number(number[0]) : 1, ...(words === '' ? {} : { q: words }) }
}

/** The one address of a part of the blog. */
export function blogPath({ page, q }: BlogPage): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (q) query.set('q', q)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
