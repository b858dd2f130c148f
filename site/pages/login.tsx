import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { isRecord } from '#contract/narrow.ts'
import { FirstAccount } from '../forms/first-account.tsx'
import { FormCard } from '../forms/form-card.tsx'
import { loginWords } from '../sign-in/login-words.ts'
import { useLanguage, useWords } from '../language/use-language.ts'
import { useGoToStaff } from '../language/use-go-to-staff.ts'
import { registrationOpenAtom } from '../state/registration.ts'
import { sessionAtom } from '../state/session.ts'
import { nextPath } from '../paths/login-path.ts'
import { LoginForm } from '../sign-in/login-form.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { laterPart } from '../ui/lazy-part.tsx'

const UnsavedNote = laterPart(() => import('../forms/unsaved-note.tsx'))

/** The login page for staff. */
export default function Login() {
  const { isLoggedIn } = useAtomValue(sessionAtom)
  const { login } = useWords().pages
  const isOpen = useAtomValue(registrationOpenAtom)
  // Browsers keep the fragment of a staff screen's URL when the server redirects from there to the login. It is read once, since
  // the link that skips to the content sets a fragment of its own.
  const place = useLocation()
  const [hash] = useState(place.hash)
  if (isLoggedIn) return <SignedIn hash={hash} />
  return (
    <FormCard title={login.title}>
      <LoginForm email={emailOf(place.state)} />
      <UnsavedNote />
      <Forgotten />
      {isOpen && <FirstAccount />}
    </FormCard>
  )
}

/** Redirects to the screen that led to the login, by default the start page of the staff's screens. */
function SignedIn({ hash }: { hash: string }) {
  const goToStaff = useGoToStaff()
  const { search } = useLocation()
  useEffect(() => goToStaff(nextPath(search) + hash), [goToStaff, search, hash])
  return null
}

// Loaded on request.
const ForgotPassword = lazyDialog(async () => ({
  default: (await import('../sign-in/forgot-password.tsx')).ForgotPassword,
}))

function Forgotten() {
  const [isOpen, setIsOpen] = useState(false)
  const { forgotten } = loginWords[useLanguage().tag]
  return (
    <div className="needs-script mt-6 border-t border-line pt-3 text-small">
      <button type="button" onClick={() => setIsOpen(true)} className="link min-h-11">
        {forgotten}
      </button>
      {isOpen && <ForgotPassword onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** The e-mail of a user who has just set a password (new-password.tsx). */
const emailOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['email'] === 'string' ? state['email'] : undefined
