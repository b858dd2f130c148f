import type { LayoutProps } from '../routing/route.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main, SkipLink } from './main.tsx'

/** What every page for visitors stands in. */
export const Layout = ({ children }: LayoutProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <Header />
    <Main className="grow">{children}</Main>
    <Footer />
  </div>
)
