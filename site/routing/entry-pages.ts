import type { ComponentType } from 'react'

import type { PageName } from '#contract/index.ts'
import type { PageProps } from '../paths/route-match.ts'

type Load = () => Promise<{ default: ComponentType<PageProps> }>

interface EntryPages {
  /** The file in pages/ with the page of one entry. */
  chunk: string
  entry: Load
  /** The page with all entries, if it is not one of the site's own (page-routes.tsx). */
  list?: Load
}

/** The pages of every type whose entries have pages of their own. */
export const entryPages: { readonly [Name in PageName]: EntryPages } = {
  service: { chunk: 'service', entry: () => import('../pages/service.tsx') },
  blog: { chunk: 'post', entry: () => import('../pages/post.tsx') },
}
