import { resourceNames, resources } from './index.ts'
import type { Resource } from './resource.ts'

/** The public pages of no entry, which search engines are told of: those of the firm, and the lists. */
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

/** All pages of no entry, also the search, which search engines are not told of. */
export const knownPaths: readonly string[] = [...staticPaths, '/search']
