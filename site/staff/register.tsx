import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { messages } from '#contract/messages.ts'
import { useStaffLanguage, useStaffWords } from './language/staff-language.ts'
import { passwordWords } from '../forms/password-words.ts'
import { useLanguage } from '../language/use-language.ts'
import { FormCard } from '../forms/form-card.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { register } from '../state/account-calls.ts'
import { apiAtom } from '../state/api-atom.ts'
import { signedInAtom } from '../state/sign-in.ts'
import { isEditorAtom, sessionAtom } from '../state/session.ts'
import { registrationOpenAtom } from '../state/registration.ts'
import { loginPath } from '../paths/login-path.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../ui/field.tsx'
import { notify } from '../ui/toast.ts'
import { isFirstAccountAtom } from './layout/first-account.ts'
import { checkForm, readForm } from './register-form.ts'
import { Link } from '../ui/link.tsx'

/** The registration page: for the first account, later only for signed-in users. */
export default function Register() {
  useRedirectWhenClosed()
  const isEditor = useAtomValue(isEditorAtom)
  const isFirst = useAtomValue(isFirstAccountAtom)
  const { message, staff } = useStaffLanguage()
  const words = staff.register
  return (
    <FormCard title={words.title}>
      {!isFirst && !isEditor && (
        <p className="mb-6 text-small">
          {words.another}{' '}
          <Link to="/people" className="link">
            {staff.people.title}
          </Link>
        </p>
      )}
      {isEditor ? <p>{message(messages.administratorsOnly)}</p> : <RegisterForm />}
      <p className="mt-6 border-t border-line pt-5 text-small text-soft">
        {words.hasAccount}{' '}
        <Link to="/login" className="link">
          {words.login}
        </Link>
      </p>
    </FormCard>
  )
}

/** Redirects to the login if the user may not register. */
function useRedirectWhenClosed(): void {
  const { isLoggedIn } = useAtomValue(sessionAtom)
  const isOpen = useAtomValue(registrationOpenAtom)
  const navigate = useNavigate()
  useEffect(() => {
    if (isLoggedIn === false && isOpen === false) void navigate(loginPath('/register'), { replace: true })
  }, [isOpen, isLoggedIn, navigate])
}

function RegisterForm() {
  const api = useAtomValue(apiAtom)
  const onSignedIn = useSetAtom(signedInAtom)
  const navigate = useNavigate()
  const words = useStaffWords().register
  const { mismatch, hint } = passwordWords[useLanguage().tag]
  const { isBusy, onSubmit } = useSubmit({
    read: readForm,
    check: (filled) => checkForm(filled, mismatch),
    send: async ({ name, email, password }) => {
      await onSignedIn(await register(api, { name, email, password }))
      void notify('success', words.done)
      void navigate('/dashboard', { replace: true })
    },
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField label={words.name} name="name" autoComplete="name" />
      <TextField label={words.email} type="email" name="email" autoComplete="username" />
      <TextField label={words.password} type="password" name="password" autoComplete="new-password" hint={hint} />
      <TextField label={words.confirm} type="password" name="confirmation" autoComplete="new-password" />
      <SubmitButton isBusy={isBusy} className="mt-2">
        {words.submit}
      </SubmitButton>
      <noscript>
        <p className="text-small text-danger">{words.needsScript}</p>
      </noscript>
    </form>
  )
}
