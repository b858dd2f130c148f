import type { ReactNode } from 'react'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main, SkipLink } from './main.tsx'

export interface LayoutProps {
  children: ReactNode
}

/** The layout of pages for visitors. */
export const Layout = ({ children }: LayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header />
    <Main className="grow">{children}</Main>
    <Footer />
  </div>
)
