import { atom, useAtomValue } from 'jotai'

import type { SiteContent } from '#contract/site-content.ts'

/** What the firm says of itself; filled by the server for every page. */
export const siteContentAtom = atom<SiteContent | null>(null)

/** The firm's texts, for anything that is rendered on a page. */
export function useSiteContent(): SiteContent {
  const content = useAtomValue(siteContentAtom)
  if (!content) throw new Error('the page came without the site content')
  return content
}
