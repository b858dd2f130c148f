import { isResourceName, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { editPath, isEditable, listPath, managedTypes } from '../paths/admin-paths.ts'
import { countedTypes, countQuery } from '../state/counts.ts'
import { entries } from '../state/entries.ts'
import type { LayoutProps } from '../layout/layout.tsx'
import type { Store } from '../state/store.ts'
import { lazyPage, lazyPart, type Route } from './route.ts'
import { lists } from '../state/lists.ts'
import { loadRegistrationAtom } from '../state/registration.ts'

const layout = lazyPart<LayoutProps>(() => import('../admin/layout/admin-layout.tsx'))

type Screen = Pick<Route, 'path' | 'page' | 'load'> & { title: string }

/** A staff screen in the staff layout. */
const screen = ({ title, ...route }: Screen): Route => ({
  ...route,
  access: 'staff',
  layout,
  head: (_store, { path }) => ({ title, description: '', canonical: path, hidden: true }),
})

/** The screens of one content type: create and list, and edit where entries can be changed. */
const contentScreens = (name: ResourceName): Route[] => {
  const title = resources[name].name
  const list = screen({
    path: listPath(name),
    title,
    page: lazyPage(async () => ({ default: (await import('../admin/resource/create-page.tsx')).createPageOf(name) })),
    load: (store) =>
      Promise.all([...new Set([name, ...referencedBy(name)])].map((each) => store.set(lists[each].loadAtom))),
  })
  const edit = screen({
    path: editPath(name, ':id'),
    title: `Edit ${title}`,
    page: lazyPage(async () => ({ default: (await import('../admin/resource/edit-page.tsx')).editPageOf(name) })),
    load: (store, { params: { id = '' } }) =>
      Promise.all([
        store.set(entries[name].loadAtom, { id }),
        ...referencedBy(name).map((each) => store.set(lists[each].loadAtom)),
      ]),
  })
  return isEditable(name) ? [list, edit] : [list]
}

/** The types that entries of a type refer to: its form offers their entries. */
const referencedBy = (name: ResourceName): ResourceName[] =>
  Object.values((resources[name] as Resource).fields).flatMap((field) =>
    field.kind === 'reference' && isResourceName(field.to) ? field.to : [],
  )

const loadCounts = (store: Store) =>
  Promise.all(countedTypes.map((name) => store.set(lists[name].loadAtom, countQuery)))

/** The staff screens. Each is imported when it is shown, so visitors download none of their code. */
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
  ...managedTypes.flatMap(contentScreens),
  {
    path: '/register',
    access: 'registration',
    layout: lazyPart<LayoutProps>(() => import('../admin/layout/register-layout.tsx')),
    page: lazyPage(() => import('../admin/register.tsx')),
    load: async (store) => [await store.set(loadRegistrationAtom)],
    head: (_store, { path }) => ({ title: 'Register', description: '', canonical: path, hidden: true }),
  },
]
