import { useEffect } from 'react'

import { Main, SkipLink } from '../../layout/main.tsx'
import type { LayoutProps } from '../../layout/layout.tsx'
import { preloadToaster } from '../../ui/toast.ts'
import { Drawer } from './drawer.tsx'
import { Sidebar } from './sidebar.tsx'

/** The staff layout: a sidebar, or on narrow screens a bar that opens it as a drawer. */
export default function AdminLayout({ children }: LayoutProps) {
  useEffect(preloadToaster, [])
  return (
    <div className="min-h-dvh text-base nav:grid nav:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside aria-label="Sidebar" className="no-print hidden border-r border-line bg-mist nav:block">
        <div className="sticky top-0 h-dvh overflow-y-auto">
          <Sidebar />
        </div>
      </aside>
      <Drawer />
      <Main className="min-w-0">{children}</Main>
    </div>
  )
}
