import { resourceNames, resources } from './index.ts'
import type { Resource } from './resource.ts'

/** The public pages that are not an entry's and are in the sitemap: the firm's, and the lists. */
export const staticPaths: readonly string[] = [
  ...new Set([
    '/',
    '/about',
    '/price',
    '/contact',
    ...resourceNames.flatMap((name) => {
      const { navigation, page }: Resource = resources[name]
      return [...(navigation?.site ? [navigation.site.path] : []), ...(page ? [page.list.path] : [])]
    }),
  ]),
]

/** All pages that are not an entry's, including the search, which is not in the sitemap. */
export const knownPaths: readonly string[] = [...staticPaths, '/search']
