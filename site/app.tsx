import { Provider, useAtomValue } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts'
import { LanguageContext } from './language/use-language.ts'
import { findRoute } from './routing/page-routes.tsx'
import { RoutePage } from './routing/route-page.tsx'
import { languageAtom } from './state/language.ts'
import { readSnapshot } from './state/snapshot.ts'
import type { Store } from './state/store.ts'

interface AppProps {
  /** The store, which has the page's language. */
  store: Store
  /** The server's state as JSON; undefined on the server, which fills the store itself. */
  snapshot?: string | undefined
}

/** The app below the router. */
export const App = ({ store, snapshot }: AppProps) => (
  <Provider store={store}>
    <Hydrated snapshot={snapshot}>
      <InLanguage>
        <RoutePage />
      </InLanguage>
    </Hydrated>
  </Provider>
)

function Hydrated({ snapshot, children }: { snapshot: string | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  const { tag = DEFAULT_LANGUAGE } = useAtomValue(languageAtom) ?? {}
  const [values] = useState(() =>
    snapshot === undefined ? new Map() : readSnapshot(snapshot, slugOrIdIn(pathname, tag)),
  )
  useHydrateAtoms(values)
  return children
}

const InLanguage = ({ children }: { children: ReactNode }) => (
  <LanguageContext value={useAtomValue(languageAtom)}>{children}</LanguageContext>
)

/** The slug or id in a path, which is within the language. */
function slugOrIdIn(path: string, language: Language): string | undefined {
  const { slug, id } = findRoute(path, '', language).match.params
  return slug ?? id
}
