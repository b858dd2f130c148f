import { parseBlogQuery } from '#contract/blog-path.ts'
import type { ListQuery } from '../api/client.ts'

/** How many posts a page of the blog shows. */
export const PAGE_SIZE = 12

/** The part of the list that an address of the blog asks for. */
export const blogQuery = (query: URLSearchParams): ListQuery & { page: number } => ({
  limit: PAGE_SIZE,
  ...parseBlogQuery(query),
})
