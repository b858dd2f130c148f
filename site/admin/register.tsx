import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { FormCard } from '../forms/form-card.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { authAtom, registerAtom } from '../state/auth.ts'
import { registrationOpenAtom } from '../state/registration.ts'
import { loginPath } from '../paths/login-path.ts'
import { successMessages } from '../text/toast-messages.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { notify } from '../ui/toast.ts'
import { checkForm, readForm } from './register-form.ts'

/** The registration page: for the first account, later only for signed-in users. */
export default function Register() {
  useRedirectWhenClosed()
  return (
    <FormCard title="Register">
      <RegisterForm />
      <p className="mt-6 border-t border-line pt-5 text-small text-soft">
        Already have an account?{' '}
        <Link to="/login" className="link">
          Login
        </Link>
      </p>
    </FormCard>
  )
}

/** Redirects to the login if the user may not register. */
function useRedirectWhenClosed(): void {
  const { isLoggedIn } = useAtomValue(authAtom)
  const isOpen = useAtomValue(registrationOpenAtom)
  const navigate = useNavigate()
  useEffect(() => {
    if (isLoggedIn === false && isOpen === false) void navigate(loginPath('/register'), { replace: true })
  }, [isOpen, isLoggedIn, navigate])
}

function RegisterForm() {
  const register = useSetAtom(registerAtom)
  const navigate = useNavigate()
  const { isBusy, onSubmit } = useSubmit({
    read: readForm,
    check: checkForm,
    send: async ({ name, email, password }) => {
      await register({ name, email, password })
      void notify('success', successMessages.register)
      void navigate('/dashboard', { replace: true })
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" type="email" name="email" autoComplete="username" />
      <TextField label="Password" type="password" name="password" autoComplete="new-password" />
      <TextField label="Confirm password" type="password" name="confirmation" autoComplete="new-password" />
      <Button type="submit" isBusy={isBusy} className="mt-2">
        register
      </Button>
      <noscript>
        <p className="text-small text-danger">Registering needs JavaScript.</p>
      </noscript>
    </form>
  )
}
