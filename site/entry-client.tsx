import { createStore } from 'jotai'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { App } from './app.tsx'
import { preload } from './routing/route.ts'
import { findRoute } from './routing/page-routes.tsx'

const root = document.getElementById('app')
const snapshot = document.getElementById('state')?.textContent

if (root && snapshot) {
  const { pathname, search } = window.location
  // The page's component must be loaded before hydration, or React would discard the server's HTML.
  await preload(findRoute(pathname, search).route)
  // As a transition, hydration yields to user input.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App store={createStore()} snapshot={snapshot} />
      </BrowserRouter>,
    )
  })
}
