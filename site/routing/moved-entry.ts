import type { PageName } from '#contract/index.ts'
import { entryPath } from '../paths/entry-path.ts'
import type { RouteMatch } from '../paths/route-match.ts'
import { pageEntryAtom } from '../state/entries.ts'
import type { Store } from '../state/store.ts'

/** The present path of an entry that was found by an earlier slug: the server redirects to it (301), the browser replaces the URL. */
export const currentPath =
  (name: PageName) =>
  (store: Store, { params: { slug } }: RouteMatch): string | undefined => {
    const { entry, key } = store.get(pageEntryAtom(name))
    return entry && key === slug && entry.slug !== slug ? entryPath(name, entry.slug) : undefined
  }
