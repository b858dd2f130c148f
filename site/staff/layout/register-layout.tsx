import { useAtomValue } from 'jotai'

import { InStaffLanguage } from '../language/in-staff-language.tsx'
import { Layout, type LayoutProps } from '../../layout/layout.tsx'
import { isFirstAccountAtom } from './first-account.ts'
import StaffLayout from './staff-layout.tsx'

/** Uses the staff layout for signed-in users, and the visitors' layout while anyone may register the first account. */
export default function RegisterLayout({ here, children }: LayoutProps) {
  if (useAtomValue(isFirstAccountAtom))
    return (
      <Layout here={here}>
        <InStaffLanguage>{children}</InStaffLanguage>
      </Layout>
    )
  return (
    <StaffLayout here={here}>
      {/* The form's background, over the whole height of the screen. */}
      <div className="bg-mist nav:min-h-dvh">{children}</div>
    </StaffLayout>
  )
}
