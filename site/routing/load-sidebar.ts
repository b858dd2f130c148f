import type { PageName } from '#contract/index.ts'
import { recentPosts } from '../components/recent-posts.ts'
import { lists } from '../state/lists.ts'
import type { Store } from '../state/store.ts'

/** Loads the lists of the sidebar beside an entry of this type. Each resolves to an HTTP status. */
export const loadSidebar = (store: Store, entryType: PageName): Promise<number>[] => [
  store.set(lists.service.loadAtom),
  store.set(lists.blog.loadAtom, recentPosts(entryType)),
]
