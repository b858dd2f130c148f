import { refersToEntries } from '#contract/fields/refers-to-entries.ts'
import { isResourceName, type ResourceName, resourceOf } from '#contract/index.ts'
import { editPath, isEditable, listScreenPath, managedTypes } from '../paths/screen-paths.ts'
import { loadCounts } from '../state/counts.ts'
import { entries } from '../state/entries.ts'
import type { LayoutProps } from '../layout/layout.tsx'
import { lazyPage, type Route } from './route.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { lists, staffQuery } from '../state/lists.ts'
import type { Title } from '../staff/language/screen-head.ts'
import { isEditorAtom } from '../state/session.ts'
import { loadRegistrationAtom } from '../state/registration.ts'

const layout = lazyPart<LayoutProps>(() => import('../staff/layout/staff-layout.tsx'))

type Screen = Pick<Route, 'path' | 'page' | 'load'> & { title: Title }

const loadScreenLanguage: NonNullable<Route['loadScreenLanguage']> = async (store, language) =>
  (await import('../staff/language/load-screen-language.ts')).loadScreenLanguage(store, language)

const head =
  (title: Title): Route['head'] =>
  async (store, match) =>
    (await import('../staff/language/screen-head.ts')).screenHead(title, store, match)

/** A staff screen in the staff layout. */
const screen = ({ title, ...route }: Screen): Route => ({
  ...route,
  access: 'staff',
  layout,
  loadScreenLanguage,
  head: head(title),
})

/** The screens of one content type: create and list, and edit where entries can be changed. */
const contentScreens = (name: ResourceName): Route[] => {
  const list = screen({
    path: listScreenPath(name),
    title: { type: name },
    page: lazyPage(async () => ({ default: (await import('../staff/entries/create-page.tsx')).createPageOf(name) })),
    load: (store) =>
      Promise.all([
        store.set(lists[name].loadAtom, staffQuery),
        ...referencedBy(name).map((each) => store.set(lists[each].loadAtom)),
      ]),
  })
  const edit = screen({
    path: editPath(name, ':id'),
    title: { type: name, edit: true },
    page: lazyPage(async () => ({ default: (await import('../staff/entries/edit-page.tsx')).editPageOf(name) })),
    load: (store, { params: { id = '' } }) =>
      Promise.all([
        store.set(entries[name].loadAtom, { id }),
        ...referencedBy(name).map((each) => store.set(lists[each].loadAtom)),
      ]),
  })
  return isEditable(name) ? [list, edit] : [list]
}

const administrators: Route['load'] = (store) => Promise.resolve([store.get(isEditorAtom) ? 403 : 200])

/** The other types that entries of a type refer to: its form offers their entries. */
const referencedBy = (name: ResourceName): ResourceName[] =>
  Object.values(resourceOf(name).fields).flatMap((field) =>
    refersToEntries(field) && field.to !== name && isResourceName(field.to) ? field.to : [],
  )

/** The staff screens. Each is imported when it is shown, so visitors download none of their code. */
export const staffScreenRoutes: readonly Route[] = [
  screen({
    path: '/dashboard',
    title: 'dashboard',
    page: lazyPage(() => import('../staff/dashboard.tsx')),
    load: loadCounts,
  }),
  screen({
    path: '/add-price',
    title: 'price',
    page: lazyPage(() => import('../staff/price.tsx')),
    load: administrators,
  }),
  screen({
    path: '/site-settings',
    title: 'firm',
    page: lazyPage(() => import('../staff/site-settings.tsx')),
    load: administrators,
  }),
  screen({
    path: '/inquiry-list',
    title: 'inquiries',
    page: lazyPage(() => import('../staff/inquiries.tsx')),
    load: async (store) => [await store.set(lists.inquiry.loadAtom)],
  }),
  ...managedTypes.flatMap(contentScreens),
  screen({ path: '/media-list', title: 'pictures', page: lazyPage(() => import('../staff/pictures.tsx')) }),
  screen({ path: '/document-list', title: 'documents', page: lazyPage(() => import('../staff/documents.tsx')) }),
  screen({ path: '/trash', title: 'trash', page: lazyPage(() => import('../staff/trash.tsx')) }),
  screen({
    path: '/not-found-list',
    title: 'missed',
    page: lazyPage(() => import('../staff/missed-addresses.tsx')),
  }),
  screen({
    path: '/account',
    title: 'account',
    page: lazyPage(() => import('../staff/account.tsx')),
  }),
  screen({
    path: '/people',
    title: 'people',
    page: lazyPage(() => import('../staff/people.tsx')),
    load: administrators,
  }),
  {
    path: '/register',
    access: 'registration',
    layout: lazyPart<LayoutProps>(() => import('../staff/layout/register-layout.tsx')),
    page: lazyPage(() => import('../staff/register.tsx')),
    load: async (store) => [await store.set(loadRegistrationAtom)],
    loadScreenLanguage,
    head: head('register'),
  },
]
