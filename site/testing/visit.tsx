import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'

import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { splitLanguage } from '#contract/language-path.ts'
import { App } from '../app.tsx'
import { loadLanguage } from '../language/load-language.ts'
import { loadData, preload } from '../routing/route.ts'
import { addStaffRoutes } from '../routing/known-staff-routes.ts'
import { findRoute } from '../routing/page-routes.tsx'
import { staffRoutes } from '../routing/staff-routes.ts'
import { SiteRouter } from '../routing/site-router.tsx'
import { applyHead } from '../seo/apply-head.ts'
import { transportAtom } from '../state/api-atom.ts'
import { languageAtom } from '../state/language.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'

addStaffRoutes(staffRoutes)

const ORIGIN = 'https://site.test'

/**
 * Renders a URL while its data is loaded from the mocked API.
 *
 * @param staff the language of the staff's screens
 * @param kept the state of the history entry, which browsers keep when a page is loaded again
 */
export async function visit(
  address: string,
  site: Partial<SiteContent> = {},
  staff: Language = DEFAULT_LANGUAGE,
  kept: unknown = null,
) {
  const { pathname, search, hash } = new URL(address, ORIGIN)
  const { language, path } = splitLanguage(pathname)
  const store = createStore()
  store.set(languageAtom, await loadLanguage(language))
  store.set(transportAtom, { fetch: (input, init) => fetch(new URL(String(input), ORIGIN), init), language })
  store.set(originAtom, ORIGIN)
  store.set(siteContentAtom, { ...defaultSiteContent, ...site })
  const { route, match } = findRoute(path, search, language)
  await Promise.all([preload(route), route.loadScreenLanguage?.(store, staff)])
  window.history.replaceState(kept, '', pathname + search + hash)
  const user = userEvent.setup()
  const view = render(
    <SiteRouter store={store}>
      <App store={store} />
    </SiteRouter>,
  )
  const showHead = async () => {
    await loadData(route, store, match)
    const head = await route.head(store, match)
    // The next test has the same document.
    if (view.container.isConnected) applyHead(store, head)
  }
  void showHead().catch((error: unknown) => {
    // After its test's end it may import modules that were reset for the next file.
    if (view.container.isConnected) throw error
  })
  return { user, store, ...view }
}
