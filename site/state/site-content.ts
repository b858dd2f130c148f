import { atom, useAtomValue } from 'jotai'

import type { SiteContent } from '#contract/site-content.ts'

/** The firm's texts; the server loads them for every page. */
export const siteContentAtom = atom<SiteContent | null>(null)

/** The firm's texts, for components. */
export function useSiteContent(): SiteContent {
  const content = useAtomValue(siteContentAtom)
  if (!content) throw new Error('the page came without the site content')
  return content
}
