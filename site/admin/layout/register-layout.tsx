import { useAtomValue } from 'jotai'

import { Layout, type LayoutProps } from '../../layout/layout.tsx'
import { authAtom } from '../../state/auth.ts'
import { registrationOpenAtom } from '../../state/registration.ts'
import AdminLayout from './admin-layout.tsx'

/** In the staff layout for signed-in users, in the visitors' layout while anyone may register the first account. */
export default function RegisterLayout({ children }: LayoutProps) {
  const { isLoggedIn } = useAtomValue(authAtom)
  const isForAnyone = useAtomValue(registrationOpenAtom) ?? isLoggedIn !== true
  if (isForAnyone) return <Layout>{children}</Layout>
  return (
    <AdminLayout>
      {/* The form's background, over the whole height of the screen. */}
      <div className="bg-mist nav:min-h-dvh">{children}</div>
    </AdminLayout>
  )
}
