import { titleOf } from '#contract/entity-texts.ts'
import { type PageName, pageNames, resources } from '#contract/index.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import { entries } from '../state/entries.ts'
import type { Store } from '../state/store.ts'
import { entryPages } from './entry-pages.ts'
import { loadSidebar } from './load-sidebar.ts'
import { lazyPage, type Route } from './route.ts'

/** The page of a draft, for signed-in users: the panel shows it in a frame and links to it. */
const previewRoute = (name: PageName): Route => ({
  path: `/preview/${resources[name].path}/:id`,
  access: 'staff',
  chunk: 'preview',
  page: lazyPage(async () => {
    const [{ previewOf }, entry] = await Promise.all([import('../pages/preview.tsx'), entryPages[name].load()])
    return { default: previewOf(name, entry.default) }
  }),
  load: async (store, { params: { id = '' } }) => {
    const { loadPreviewAtom } = await import('../state/preview.ts')
    return Promise.all([store.set(loadPreviewAtom, name, id), ...loadSidebar(store, name)])
  },
  head: (store, match) => head(shownTitle(store, name), match),
})

/** Of a type without pages. */
const noPreview: Route = {
  path: '/preview/:type/:id',
  access: 'staff',
  page: lazyPage(() => import('../pages/not-found.tsx')),
  load: () => Promise.resolve([404]),
  head: (_store, match) => head('', match),
}

const head = (title: string, { path }: RouteMatch) => ({
  title: `Preview: ${title || 'untitled'}`,
  description: '',
  canonical: path,
  hidden: true,
})

function shownTitle(store: Store, name: PageName): string {
  const { entry } = store.get(entries[name].stateAtom)
  return entry ? titleOf(resources[name], entry) : ''
}

export const previewRoutes: readonly Route[] = [...pageNames.map(previewRoute), noPreview]
