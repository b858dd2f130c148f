import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { startAuthAtom } from '../state/auth.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What every page stands in. */
export function Layout({ children }: { children: ReactNode }) {
  const startAuth = useSetAtom(startAuthAtom)
  useEffect(() => void startAuth(), [startAuth])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-card bg-brand px-4 py-2.5 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}

const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/** A new page starts at its top, and the keyboard at its content. */
function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const element = useRef<HTMLElement>(null)
  const shown = useRef(pathname + search)
  useBrowserLayoutEffect(() => {
    if (shown.current === pathname + search) return
    shown.current = pathname + search
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <main id="content" ref={element} tabIndex={-1} className="grow">
      {children}
    </main>
  )
}
