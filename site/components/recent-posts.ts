import type { ListQuery } from '../api/client.ts'

/** The posts in the sidebar; limited, so that pages do not grow with the number of posts. */
export const recentPosts: Readonly<Record<'blog' | 'service', ListQuery>> = {
  blog: { limit: 20 },
  service: { limit: 2 },
}
