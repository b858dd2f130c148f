import type { ReactNode } from 'react'

import { Header } from './header.tsx'
import { Main, SkipLink } from './main.tsx'
import { laterPart } from '../ui/lazy-part.tsx'

export interface LayoutProps {
  /** The page's path with its query, within the language: other languages have the page at the same. */
  here: string
  children: ReactNode
}

const PageEnd = laterPart<{ here: string }>(() => import('./page-end.tsx'))

/** The layout of pages for visitors. */
export const Layout = ({ here, children }: LayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header here={here} />
    <Main className="grow">{children}</Main>
    <PageEnd here={here} />
  </div>
)
