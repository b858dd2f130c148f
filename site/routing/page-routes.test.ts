import { expect, it } from 'vitest'

import { staticPaths } from '#contract/static-paths.ts'
import { publicPaths } from './page-routes.tsx'

it('every public page is of an entry, in the sitemap, or one that search engines are not to list', () => {
  const hidden = ['/search', '/login', '/new-password']
  const pages = publicPaths().filter((path) => !path.includes(':') && !hidden.includes(path))
  expect([...staticPaths].toSorted()).toEqual(pages.toSorted())
})
