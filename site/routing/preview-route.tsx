import { recentPosts } from '../components/recent-posts.ts'
import { lazyPage, type Place, type Route, type Store } from './route.ts'
import { entries } from '../state/entries.ts'
import { lists } from '../state/lists.ts'
import type { Previewed } from '../state/preview.ts'

const previewed = ({ params: { type } }: Place): Previewed | undefined =>
  type === 'blog' || type === 'service' ? type : undefined

/** Drafts, for people who are signed in: the panel shows them in a frame, and links to them. */
export const previewRoute: Route = {
  path: '/preview/:type/:id',
  access: 'admin',
  chunk: 'preview',
  page: lazyPage(() => import('../pages/preview.tsx')),
  load: async (store, place) => {
    const name = previewed(place)
    if (!name) return [404]
    const { loadPreviewAtom } = await import('../state/preview.ts')
    return Promise.all([
      store.set(loadPreviewAtom, name, place.params['id'] ?? ''),
      store.set(lists.service.loadAtom),
      store.set(lists.blog.loadAtom, recentPosts[name]),
    ])
  },
  head: (store, place) => ({
    title: `Preview: ${titleOf(store, previewed(place))}`,
    description: '',
    canonical: place.path,
    hidden: true,
  }),
}

const titleOf = (store: Store, name: Previewed | undefined): string =>
  (name && store.get(entries[name].stateAtom).entry?.title) || 'untitled'
