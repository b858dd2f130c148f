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

const notYet: Readonly<Record<string, string>> = {
  '/add-about': 'About us',
  '/edit-about/:id': 'About us',
  '/add-service': 'Services',
  '/edit-service/:id': 'Services',
  '/add-blog': 'Blog',
  '/edit-blog/:id': 'Blog',
  '/add-team': 'Team',
  '/update-team/:id': 'Team',
  '/add-career': 'Careers',
  '/edit-career/:id': 'Careers',
  '/add-faq': 'FAQs',
}

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
  screen({
    path: '/inquiry-list',
    title: 'Inquiries',
    page: lazyPage(() => import('./admin/inquiries.tsx')),
    load: async (store) => [await store.set(lists.inquiry.loadAtom)],
  }),
  ...Object.entries(notYet).map(([path, title]) => screen({ path, title, page, load })),
  {
    path: '/register',
    access: 'registration',
    page: lazyPage(() => import('./admin/register.tsx')),
    head: (_store, { path }) => ({ title: 'Register', description: '', canonical: path, hidden: true }),
  },
]
