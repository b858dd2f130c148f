import { type PageName, pageNames, resources } from '#contract/index.ts'
import { entryPages } from './entry-pages.ts'
import { loadSidebar } from './load-sidebar.ts'
import { lazyPage, type Route } from './route.ts'

const load = () => import('../pages/preview.tsx')

/** The page of a draft, for signed-in users: the panel shows it in a frame and links to it. */
const previewRoute = (name: PageName): Route => ({
  path: `/preview/${resources[name].path}/:id`,
  access: 'staff',
  chunk: 'preview',
  page: lazyPage(async () => {
    const [{ previewOf }, entry] = await Promise.all([load(), entryPages[name].load()])
    return { default: previewOf(name, entry.default) }
  }),
  load: async (store, { params: { id = '' } }) => {
    const { loadPreviewAtom } = await import('../state/preview.ts')
    return Promise.all([store.set(loadPreviewAtom, name, id), ...loadSidebar(store, name)])
  },
  head: async (store, match) => (await load()).draftHead(store, match, name),
})

/** The route for a type without pages. */
const noPreview: Route = {
  path: '/preview/:type/:id',
  access: 'staff',
  page: lazyPage(() => import('../pages/not-found.tsx')),
  load: () => Promise.resolve([404]),
  head: async (store, match) => (await load()).draftHead(store, match),
}

export const previewRoutes: readonly Route[] = [...pageNames.map(previewRoute), noPreview]
