import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'

import { prefixOf } from '#contract/language-path.ts'
import { siteLanguageOf } from '../state/language.ts'
import type { Store } from '../state/store.ts'
import { currentPlace } from './browser-history.ts'
import { followLinks } from './follow-links.ts'
import { watchLinkIntent } from './link-intent.ts'
import { createNavigation } from './client-navigation.ts'

interface SiteRouterProps {
  store: Store
  children: ReactNode
}

/** The router of the browser: what is below sees a new URL when its page is ready to be shown. */
export function SiteRouter({ store, children }: SiteRouterProps) {
  const [place, setPlace] = useState(currentPlace)
  const [{ navigator, listen, hint, onCommit }] = useState(() => createNavigation(store, setPlace))
  useLayoutEffect(onCommit, [onCommit, place])
  useEffect(listen, [listen])
  useEffect(() => watchLinkIntent(hint), [hint])
  useEffect(() => followLinks(navigator), [navigator])
  return (
    <Router basename={prefixOf(siteLanguageOf(store).tag) || '/'} location={place} navigator={navigator}>
      {children}
    </Router>
  )
}
