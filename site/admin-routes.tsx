import { lazyPage, type Route } from './route.ts'

const paths = [
  '/dashboard',
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
  '/add-price',
  '/inquiry-list',
]

const page = lazyPage(() => import('./pages/not-found.tsx'))

const screen = (path: string, access: 'admin' | 'registration'): Route => ({
  path,
  access,
  page,
  load: () => Promise.resolve([404]),
  head: () => ({ title: 'Administration', description: '', canonical: path, hidden: true }),
})

/** The administrators' screens. Visitors get none of their code: each is imported when it is shown. */
export const adminRoutes: readonly Route[] = [
  ...paths.map((path) => screen(path, 'admin')),
  screen('/register', 'registration'),
]
