import type { PageName } from '#contract/index.ts'
import type { ListQuery } from '../api/client.ts'

/** The posts in the sidebar; limited, so that pages do not grow with the number of posts. */
export const recentPosts = (entryType: PageName): ListQuery => ({ limit: entryType === 'blog' ? 20 : 2 })
