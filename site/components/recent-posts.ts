import type { ListQuery } from '../api/client.ts'

/** The posts named beside an entry; no page is to grow with every post that was ever written. */
export const recentPosts: Readonly<Record<'blog' | 'service', ListQuery>> = {
  blog: { limit: 20 },
  service: { limit: 2 },
}
