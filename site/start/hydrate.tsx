import { createStore } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { splitLanguage } from '#contract/language-path.ts'
import { languageOf } from '#contract/languages.ts'
import { App } from '../app.tsx'
import { loadLanguage, loadMessages } from '../language/load-language.ts'
import { preload } from '../routing/route.ts'
import { loadStaffRoutes } from '../routing/known-staff-routes.ts'
import { findRoute, notFoundRoute } from '../routing/page-routes.tsx'
import { preloadLaterParts } from '../ui/lazy-part.tsx'
import { SiteRouter } from '../routing/site-router.tsx'
import { transportAtom } from '../state/api-atom.ts'
import { languageAtom } from '../state/language.ts'
import { hasFailed } from '../state/snapshot.ts'

/** Hydrates the server's page. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app')
  const snapshot = document.getElementById('state')?.textContent
  if (!root || !snapshot) return
  const { language, path } = splitLanguage(window.location.pathname)
  const routeHere = () => findRoute(path, window.location.search, language).route
  if (routeHere() === notFoundRoute) await loadStaffRoutes().catch(() => undefined)
  const route = routeHere()
  // The page's component must be loaded before hydration, or React would discard the server's HTML.
  const store = createStore()
  const [spoken] = await Promise.all([
    loadLanguage(language),
    preload(route),
    // The server says what it could not load.
    hasFailed(snapshot) ? loadMessages(language) : undefined,
    // The server sets the language of the account's screens.
    route.loadScreenLanguage?.(store, languageOf(document.documentElement.lang)),
  ])
  store.set(languageAtom, spoken)
  store.set(transportAtom, { ...store.get(transportAtom), language })
  // As a transition, hydration yields to user input.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRouter store={store}>
        <App store={store} snapshot={snapshot} />
      </SiteRouter>,
    )
  })
  // Loads the later parts, so that they are there when another page is opened.
  if (!route.access) onIdle(() => void preloadLaterParts().catch(() => undefined))
  // The window's name is set by site/staff/firm/use-firm-preview.ts.
  if (window.name === 'preview') (await import('../preview/site-preview.tsx')).previewSite(store)
}

/** Safari has no requestIdleCallback. */
const onIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work)
