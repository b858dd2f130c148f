import { useAtomValue, useSetAtom } from 'jotai'
import { LogOut } from '../../ui/icons/log-out.ts'

import { useSendOnce } from '../../forms/use-send-once.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { leaveAtom } from '../../state/leaving.ts'
import { logoutAtom } from '../../state/sign-in.ts'
import { nameAtom, sessionAtom } from '../../state/session.ts'
import { initials } from '../../text/initials.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The signed-in user and the logout button. */
export function SignedIn() {
  const name = useAtomValue(nameAtom)
  const { nameless } = useStaffWords().layout
  const { isLoggedIn } = useAtomValue(sessionAtom)
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 tall:gap-2 tall:pt-2">
      <Link
        to="/account"
        className="flex min-h-11 items-center nav:pointer-fine:min-h-9 gap-3 rounded-card px-2 text-small hover:bg-paper hover:text-brand"
      >
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-on-brand"
        >
          {initials(name || nameless, 1)}
        </span>
        <span dir="auto" className="clamp-2 min-w-0 font-semibold">
          {name || (isLoggedIn && nameless)}
        </span>
      </Link>
      <Logout />
    </div>
  )
}

/** The logout button. The route guard then redirects to the login. */
function Logout() {
  const { isBusy, sendOnce } = useSendOnce(undefined, 'offline')
  const logout = useSetAtom(logoutAtom)
  const leave = useSetAtom(leaveAtom)
  const { staff } = useStaffLanguage()
  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      disabled={isBusy}
      onClick={() => leave({ go: () => void sendOnce(logout), isLogout: true })}
    >
      {!isBusy && <LogOut aria-hidden className="size-4" />}
      {staff.layout.logout}
    </Button>
  )
}
