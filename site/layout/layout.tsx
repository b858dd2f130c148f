import type { ReactNode } from 'react'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageHint } from './language-hint.tsx'
import { Main, SkipLink } from './main.tsx'

export interface LayoutProps {
  /** The page's path with its query, within the language: other languages have the page at the same. */
  here: string
  children: ReactNode
}

/** The layout of pages for visitors. */
export const Layout = ({ here, children }: LayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header here={here} />
    <Main className="grow">{children}</Main>
    <Footer here={here} />
    <LanguageHint here={here} />
  </div>
)
