import { useAtomValue, useSetAtom } from 'jotai'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { messages } from '#contract/messages.ts'
import { FormCard } from '../forms/form-card.tsx'
import { textOf, useSubmit } from '../forms/use-submit.ts'
import { authAtom, loginAtom } from '../state/auth.ts'
import { nextPath } from '../paths/login-path.ts'
import { successMessages } from '../text/toast-messages.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { notify } from '../ui/toast.ts'

/** The login page for staff. */
export default function Login() {
  const { isLoggedIn } = useAtomValue(authAtom)
  const { search } = useLocation()
  if (isLoggedIn) return <Navigate to={nextPath(search)} replace />
  return (
    <FormCard title="Login">
      <LoginForm />
    </FormCard>
  )
}

function LoginForm() {
  const login = useSetAtom(loginAtom)
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isBusy, onSubmit } = useSubmit({
    read: (form) => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') }),
    check: ({ email, password }) => (email === '' || password === '' ? messages.fieldsRequired : undefined),
    send: async (credentials) => {
      await login(credentials)
      void notify('success', successMessages.login)
      void navigate(nextPath(search), { replace: true })
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField label="Email" type="email" name="email" autoComplete="username" />
      <TextField label="Password" type="password" name="password" autoComplete="current-password" />
      <Button type="submit" isBusy={isBusy} className="mt-2">
        login
      </Button>
      <noscript>
        <p className="text-small text-danger">Signing in needs JavaScript.</p>
      </noscript>
    </form>
  )
}
