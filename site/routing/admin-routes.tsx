import { type ResourceName, resources } from '#contract/index.ts'
import { editPath, isEditable, listPath, managed } from '../paths/admin-paths.ts'
import { counted, countQuery } from '../state/counts.ts'
import { entries } from '../state/entries.ts'
import { lazyPage, lazyPart, type LayoutProps, type Route, type Store } from './route.ts'
import { lists } from '../state/lists.ts'
import { loadRegistrationAtom } from '../state/registration.ts'

const layout = lazyPart<LayoutProps>(() => import('../admin/layout/admin-layout.tsx'))

type Screen = Pick<Route, 'path' | 'page' | 'load'> & { title: string }

/** An administrators' screen, in their layout. */
const screen = ({ title, ...route }: Screen): Route => ({
  ...route,
  access: 'admin',
  layout,
  head: (_store, { path }) => ({ title, description: '', canonical: path, hidden: true }),
})

/** The screens of a type that administrators make entries of. */
const contentScreens = (name: ResourceName): Route[] => {
  const title = resources[name].name
  const list = screen({
    path: listPath(name),
    title,
    page: lazyPage(async () => ({ default: (await import('../admin/resource/create-page.tsx')).createPageOf(name) })),
    load: async (store) => [await store.set(lists[name].loadAtom)],
  })
  const edit = screen({
    path: editPath(name, ':id'),
    title: `Edit ${title}`,
    page: lazyPage(async () => ({ default: (await import('../admin/resource/edit-page.tsx')).editPageOf(name) })),
    load: async (store, { params: { id = '' } }) => [await store.set(entries[name].loadAtom, { id })],
  })
  return isEditable(name) ? [list, edit] : [list]
}

const loadCounts = (store: Store) => Promise.all(counted.map((name) => store.set(lists[name].loadAtom, countQuery)))

/** The administrators' screens. Visitors get none of their code: each is imported when it is shown. */
export const adminRoutes: readonly Route[] = [
  screen({
    path: '/dashboard',
    title: 'Dashboard',
    page: lazyPage(() => import('../admin/dashboard.tsx')),
    load: loadCounts,
  }),
  screen({ path: '/add-price', title: 'Add Price', page: lazyPage(() => import('../admin/price.tsx')) }),
  screen({
    path: '/inquiry-list',
    title: 'Inquiries',
    page: lazyPage(() => import('../admin/inquiries.tsx')),
    load: async (store) => [await store.set(lists.inquiry.loadAtom)],
  }),
  ...managed.flatMap(contentScreens),
  {
    path: '/register',
    access: 'registration',
    layout: lazyPart<LayoutProps>(() => import('../admin/layout/register-layout.tsx')),
    page: lazyPage(() => import('../admin/register.tsx')),
    load: async (store) => [await store.set(loadRegistrationAtom)],
    head: (_store, { path }) => ({ title: 'Register', description: '', canonical: path, hidden: true }),
  },
]
