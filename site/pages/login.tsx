import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import type { Credentials } from '#contract/auth.ts'
import { isRecord } from '#contract/narrow.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { isCodeRequired } from '../state/code-required.ts'
import { FirstAccount } from '../forms/first-account.tsx'
import { FormCard } from '../forms/form-card.tsx'
import { loginWords } from '../forms/login-words.ts'
import { formText, useSubmit } from '../forms/use-submit.ts'
import { useLanguage, useWords } from '../language/use-language.ts'
import { useGoToStaff } from '../language/use-go-to-staff.ts'
import { registrationOpenAtom } from '../state/registration.ts'
import { loginAtom } from '../state/sign-in.ts'
import { sessionAtom } from '../state/session.ts'
import { nextPath } from '../paths/login-path.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { notify } from '../ui/toast.ts'

const UnsavedNote = laterPart(() => import('../forms/unsaved-note.tsx'))

/** The login page for staff. */
export default function Login() {
  const { isLoggedIn } = useAtomValue(sessionAtom)
  const { login } = useWords().pages
  const isOpen = useAtomValue(registrationOpenAtom)
  // Browsers keep the fragment of a staff screen's URL when the server redirects from there to the login. It is read once, since
  // the link that skips to the content sets a fragment of its own.
  const [hash] = useState(useLocation().hash)
  if (isLoggedIn) return <SignedIn hash={hash} />
  return (
    <FormCard title={login.title}>
      <LoginForm />
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
  default: (await import('../forms/forgot-password.tsx')).ForgotPassword,
}))

const CodeDialog = lazyDialog(async () => ({ default: (await import('../second-factor/code-dialog.tsx')).CodeDialog }))

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

function LoginForm() {
  const login = useSetAtom(loginAtom)
  const { tag, words } = useLanguage()
  const texts = loginWords[tag]
  const { state } = useLocation()
  const [known, setKnown] = useState<Credentials>()
  const { isBusy, onSubmit } = useSubmit({
    read: (form) => ({ email: formText(form, 'email').trim(), password: formText(form, 'password') }),
    check: ({ email, password }) => (email && password ? undefined : pageMessages.fieldsRequired),
    send: async (credentials) => {
      try {
        await login(credentials)
      } catch (error) {
        if (isCodeRequired(error)) return setKnown(credentials)
        throw error
      }
      void notify('success', texts.done, { words: words.ui })
    },
  })
  return (
    <>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={emailOf(state)}
        />
        <TextField label={texts.password} type="password" name="password" autoComplete="current-password" />
        <Button type="submit" isBusy={isBusy} className="mt-2">
          {texts.submit}
        </Button>
        <noscript>
          <p className="text-small text-danger">{texts.needsScript}</p>
        </noscript>
      </form>
      {known && <CodeDialog credentials={known} onClose={() => setKnown(undefined)} />}
    </>
  )
}

/** The e-mail of a user who has just set a password (new-password.tsx). */
const emailOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['email'] === 'string' ? state['email'] : undefined
