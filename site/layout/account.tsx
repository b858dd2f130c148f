import { useAtomValue } from 'jotai'
import { Link } from 'react-router-dom'

import { authAtom } from '../state/auth.ts'
import { initials } from '../text/initials.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The login button, or the user's initial. Shows the login button until the server has confirmed the session. */
export function Account() {
  const { isLoggedIn, name } = useAtomValue(authAtom)
  if (!isLoggedIn)
    return (
      <ButtonLink to="/login" variant="secondary">
        Login
      </ButtonLink>
    )
  return (
    <Link
      to="/dashboard"
      aria-label={name === '' ? 'Dashboard' : `Dashboard of ${name}`}
      className="flex size-11 items-center justify-center rounded-full bg-brand font-semibold text-on-brand hover:bg-brand-strong"
    >
      {initials(name, 1) || 'A'}
    </Link>
  )
}
