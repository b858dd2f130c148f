import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { MemoryRouter } from 'react-router-dom'

import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { App } from '../app.tsx'
import { createApi } from '../api/client.ts'
import { preload } from '../routing/route.ts'
import { findRoute } from '../routing/page-routes.tsx'
import { apiAtom } from '../state/api-atom.ts'
import { originAtom } from '../state/origin.ts'
import { siteContentAtom } from '../state/site-content.ts'

const ORIGIN = 'https://site.test'

/** Renders a URL as after navigation in the browser: its data is loaded from the mocked API. */
export async function visit(address: string, site: Partial<SiteContent> = {}) {
  const store = createStore()
  store.set(
    apiAtom,
    createApi((input, init) => fetch(new URL(String(input), ORIGIN), init)),
  )
  store.set(originAtom, ORIGIN)
  store.set(siteContentAtom, { ...defaultSiteContent, ...site })
  const { pathname, search } = new URL(address, ORIGIN)
  await preload(findRoute(pathname, search).route)
  const user = userEvent.setup()
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} />
    </MemoryRouter>,
  )
  return { user, store, ...view }
}
