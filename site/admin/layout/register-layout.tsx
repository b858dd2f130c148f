import { useAtomValue } from 'jotai'

import { Layout } from '../../layout/layout.tsx'
import type { LayoutProps } from '../../routing/route.ts'
import { authAtom } from '../../state/auth.ts'
import { registrationOpenAtom } from '../../state/registration.ts'
import AdminLayout from './admin-layout.tsx'

/** Among the administrators' screens for them, who alone get here once there is somebody; a page like others for the very first. */
export default function RegisterLayout({ children }: LayoutProps) {
  const { isLoggedIn } = useAtomValue(authAtom)
  const isForAnyone = useAtomValue(registrationOpenAtom) ?? isLoggedIn !== true
  if (isForAnyone) return <Layout>{children}</Layout>
  return (
    <AdminLayout>
      {/* The form's ground, down to the end of the screen. */}
      <div className="bg-mist nav:min-h-dvh">{children}</div>
    </AdminLayout>
  )
}
