import { useAtomValue } from 'jotai'

import { Layout } from '../../layout/layout.tsx'
import type { LayoutProps } from '../../route.ts'
import { authAtom } from '../../state/auth.ts'
import { registrationOpenAtom } from '../../state/registration.ts'
import AdminLayout from './admin-layout.tsx'

/** Among the administrators' screens for them, who alone get here once there is somebody; a page like others for the very first. */
export default function RegisterLayout({ children }: LayoutProps) {
  const { isLoggedIn } = useAtomValue(authAtom)
  const isForAnyone = useAtomValue(registrationOpenAtom) ?? isLoggedIn !== true
  const Shown = isForAnyone ? Layout : AdminLayout
  return <Shown>{children}</Shown>
}
