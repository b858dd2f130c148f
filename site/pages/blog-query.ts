import { parseBlogQuery } from '#contract/blog-path.ts'
import type { ListQuery } from '../api/client.ts'

/** Posts per page of the blog. */
export const POSTS_PER_PAGE = 12

/** The list query for a URL of the blog. */
export const blogQuery = (query: URLSearchParams): ListQuery & { page: number } => ({
  limit: POSTS_PER_PAGE,
  ...parseBlogQuery(query),
})
