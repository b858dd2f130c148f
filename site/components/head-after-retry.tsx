import { useStore } from 'jotai'
import { useEffect } from 'react'

import type { PageName } from '#contract/index.ts'
import { pageEntryAtom } from '../state/entries.ts'

const loadHeads = () => Promise.all([import('../seo/apply-head.ts'), import('../seo/heads.ts')])

export interface HeadAfterRetryProps {
  name: PageName
}

/** Beside an entry that could not be loaded: replaces the page's head, which is that of the failure, once the entry is there. */
export default function HeadAfterRetry({ name }: HeadAfterRetryProps) {
  const store = useStore()
  useEffect(() => {
    const state = pageEntryAtom(name)
    const { pathname } = location
    const isUnsettled = () => ['error', 'loading'].includes(store.get(state).status)
    async function apply() {
      const [{ applyHead }, { entryHead }] = await loadHeads()
      // Not that of a page that was opened meanwhile.
      if (!isUnsettled() && location.pathname === pathname) applyHead(store, entryHead(name, store))
    }
    // Goes on without this part, which is gone with the failure.
    const stop = store.sub(state, () => {
      if (isUnsettled()) return
      stop()
      // Without its code the head stays that of the failure.
      void apply().catch(() => undefined)
    })
  }, [store, name])
  return null
}
