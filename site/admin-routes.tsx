import { counted, countQuery } from './state/counts.ts'
import { lazyPage, lazyPart, type LayoutProps, type Route, type Store } from './route.ts'
import { lists } from './state/lists.ts'

const layout = lazyPart<LayoutProps>(() => import('./admin/layout/admin-layout.tsx'))

type Screen = Pick<Route, 'path' | 'page' | 'load'> & { title: string }

/** An administrators' screen, in their layout. */
const screen = ({ title, ...route }: Screen): Route => ({
  ...route,
  access: 'admin',
  layout,
  head: (_store, { path }) => ({ title, description: '', canonical: path, hidden: true }),
})

const notYet = [
  '/add-about',
  '/edit-about/:id',
  '/add-service',
  '/edit-service/:id',
  '/add-blog',
  '/edit-blog/:id',
  '/add-team',
  '/update-team/:id',
  '/add-career',
  '/edit-career/:id',
  '/add-faq',
  '/inquiry-list',
]

const page = lazyPage(() => import('./pages/not-found.tsx'))
const load = () => Promise.resolve([404])

const loadCounts = (store: Store) => Promise.all(counted.map((name) => store.set(lists[name].loadAtom, countQuery)))

/** The administrators' screens. Visitors get none of their code: each is imported when it is shown. */
export const adminRoutes: readonly Route[] = [
  screen({
    path: '/dashboard',
    title: 'Dashboard',
    page: lazyPage(() => import('./admin/dashboard.tsx')),
    load: loadCounts,
  }),
  screen({ path: '/add-price', title: 'Add Price', page: lazyPage(() => import('./admin/price.tsx')) }),
  ...notYet.map((path) => screen({ path, title: 'Administration', page, load })),
  {
    path: '/register',
    access: 'registration',
    page: lazyPage(() => import('./admin/register.tsx')),
    head: (_store, { path }) => ({ title: 'Register', description: '', canonical: path, hidden: true }),
  },
]
