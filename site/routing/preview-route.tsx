import { recentPosts } from '../components/recent-posts.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import type { Store } from '../state/store.ts'
import { lazyPage, type Route } from './route.ts'
import { entries } from '../state/entries.ts'
import { lists } from '../state/lists.ts'
import type { PreviewType } from '../state/preview.ts'

const previewed = ({ params: { type } }: RouteMatch): PreviewType | undefined =>
  type === 'blog' || type === 'service' ? type : undefined

/** The page of a draft, for signed-in users: the panel shows it in a frame and links to it. */
export const previewRoute: Route = {
  path: '/preview/:type/:id',
  access: 'staff',
  chunk: 'preview',
  page: lazyPage(() => import('../pages/preview.tsx')),
  load: async (store, match) => {
    const name = previewed(match)
    if (!name) return [404]
    const { loadPreviewAtom } = await import('../state/preview.ts')
    return Promise.all([
      store.set(loadPreviewAtom, name, match.params['id'] ?? ''),
      store.set(lists.service.loadAtom),
      store.set(lists.blog.loadAtom, recentPosts[name]),
    ])
  },
  head: (store, match) => ({
    title: `Preview: ${titleOf(store, previewed(match))}`,
    description: '',
    canonical: match.path,
    hidden: true,
  }),
}

const titleOf = (store: Store, name: PreviewType | undefined): string =>
  (name && store.get(entries[name].stateAtom).entry?.title) || 'untitled'
