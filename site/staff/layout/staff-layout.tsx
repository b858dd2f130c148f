import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'

import { Main, SkipLink } from '../../layout/main.tsx'
import type { LayoutProps } from '../../layout/layout.tsx'
import { InStaffLanguage } from '../language/in-staff-language.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import {
  isKeptAtom,
  isOthersAtom,
  mustSetUpAtom,
  resumeDialogAtom,
  useForgetLost,
} from '../session-ended/kept-screen-state.ts'
import { useLeaveAtLogout } from '../session-ended/use-leave-at-logout.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { preloadToaster } from '../../ui/toast.ts'
import { CommandMenu } from './command-menu.tsx'
import { Drawer } from './drawer.tsx'
import { later } from './later.tsx'
import { Sidebar } from './sidebar.tsx'
import { useDeskCounts } from './use-desk-counts.ts'

/** The staff layout: a sidebar, or on narrow screens a bar that opens it as a drawer. */
export default function StaffLayout({ children }: LayoutProps) {
  useLeaveAtLogout()
  const mustSetUp = useAtomValue(mustSetUpAtom)
  const isKept = useAtomValue(isKeptAtom)
  return (
    <InStaffLanguage>
      {mustSetUp && !isKept ? (
        <Main>
          <SetUpFirst />
        </Main>
      ) : (
        <Frame>{children}</Frame>
      )}
    </InStaffLanguage>
  )
}

const UserChangedScreen = later(() => import('../session-ended/user-changed-screen.tsx'))
const ResumeDialog = lazyDialog(() => import('../session-ended/resume-dialog.tsx'))

const SetUpFirst = later(() => import('./set-up-first.tsx'))

function Frame({ children }: { children: ReactNode }) {
  useEffect(preloadToaster, [])
  useDeskCounts()
  const isOthers = useAtomValue(isOthersAtom)
  useForgetLost()
  const [resumeDialog, setIsResuming] = useAtom(resumeDialogAtom)
  return (
    <div className="min-h-dvh text-base nav:grid nav:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside
        aria-label={useStaffWords().layout.sidebar}
        className="no-print hidden border-r border-line bg-mist nav:block"
      >
        <div className="sticky top-0 h-dvh overflow-y-auto">
          <Sidebar>
            <CommandMenu />
          </Sidebar>
        </div>
      </aside>
      <Drawer />
      <Main className="min-w-0">{isOthers ? <UserChangedScreen /> : children}</Main>
      {resumeDialog && <ResumeDialog onClose={() => setIsResuming(false)} />}
    </div>
  )
}
