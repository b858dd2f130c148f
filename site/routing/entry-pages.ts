import type { ComponentType } from 'react'

import type { PageName } from '#contract/index.ts'
import type { PageProps } from '../paths/route-match.ts'

type Page = ComponentType<PageProps>

interface EntryPages {
  /** The file in pages/, whose default is the page of one entry. */
  chunk: string
  /** `List` is the page with all entries, if it has no route of its own (page-routes.tsx). */
  load: () => Promise<{ default: Page; List?: Page }>
  /** Without the sidebar, whose lists it does not need. */
  isAlone?: true
}

/** The pages of every type whose entries have pages of their own. */
export const entryPages: { readonly [Name in PageName]: EntryPages } = {
  service: { chunk: 'service', load: () => import('../pages/service.tsx') },
  career: { chunk: 'job', load: () => import('../pages/job.tsx'), isAlone: true },
  blog: { chunk: 'post', load: () => import('../pages/post.tsx') },
}
