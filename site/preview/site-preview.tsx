import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'

import { LANGUAGE_PARAMETER } from '#contract/languages.ts'
import { queryString } from '../api/client.ts'
import { isSiteContent } from '../api/response-types.ts'
import { apiAtom } from '../state/api-atom.ts'
import { siteLanguageOf } from '../state/language.ts'
import { siteContentAtom } from '../state/site-content.ts'
import type { Store } from '../state/store.ts'
import { followForm } from './follow-form.ts'
import { PreviewBar } from './preview-bar.tsx'

/**
 * Shows the site with the settings that are typed in the window that opened this one, under a bar that says so. Pages are the
 * public ones: what is not saved comes from that window, by a call of its administrator.
 */
export function previewSite(store: Store): void {
  let hasBar = false
  followForm(async (form, isWanted) => {
    const query = queryString({ [LANGUAGE_PARAMETER]: siteLanguageOf(store).tag })
    const options = { method: 'POST', body: form }
    const content = await store.get(apiAtom).call(isSiteContent, `/preview/settings${query}`, options)
    if (!isWanted()) return
    store.set(siteContentAtom, content)
    if (!hasBar) showBar(store)
    hasBar = true
  })
}

function showBar(store: Store): void {
  const place = document.createElement('div')
  // Placed at the end, since the skip link has to come first.
  place.className = 'sticky bottom-0 z-20'
  document.body.append(place)
  createRoot(place).render(
    <Provider store={store}>
      <PreviewBar note="unsaved" edit="/site-settings" />
    </Provider>,
  )
}
