import { useStore } from 'jotai'
import { useEffect, useState } from 'react'

import type { PageName } from '#contract/index.ts'

const loadHeads = () => Promise.all([import('../seo/apply-head.ts'), import('../seo/heads.ts')])

/** Replaces the head of an entry's page once the entry that could not be loaded is there: the head was that of the failure. */
export function useHeadAfterRetry(name: PageName, status: string): void {
  const store = useStore()
  const [hasFailed, setFailed] = useState(false)
  if (status === 'error' && !hasFailed) setFailed(true)
  useEffect(() => {
    if (!hasFailed || status === 'error' || status === 'loading') return
    let isShown = true
    async function apply() {
      const [{ applyHead }, { entryHead }] = await loadHeads()
      if (!isShown) return
      applyHead(store, entryHead(name, store))
      setFailed(false)
    }
    // Without its code the head stays that of the failure.
    void apply().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [store, name, status, hasFailed])
}
