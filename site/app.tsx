import { Provider } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import type { ReactNode } from 'react'

import { RoutePage } from './routing/route-page.tsx'
import { readSnapshot } from './state/snapshot.ts'
import type { Store } from './state/store.ts'

interface AppProps {
  store: Store
  /** The server's state as JSON; undefined on the server, which fills the store itself. */
  snapshot?: string | undefined
}

/** The app below the router. */
export const App = ({ store, snapshot }: AppProps) => (
  <Provider store={store}>
    <Hydrated snapshot={snapshot}>
      <RoutePage isHydrated={snapshot !== undefined} />
    </Hydrated>
  </Provider>
)

function Hydrated({ snapshot, children }: { snapshot: string | undefined; children: ReactNode }) {
  useHydrateAtoms(snapshot === undefined ? new Map() : readSnapshot(snapshot))
  return children
}
