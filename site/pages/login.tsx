import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { messages } from '#contract/failure.ts'
import { authAtom, loginAtom } from '../state/auth.ts'
import { messageOf } from '../state/failure.ts'
import { nextPath } from '../text/next-path.ts'
import { successes } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { notify } from '../ui/toast.ts'

/** The way in for the firm's own staff. */
export default function Login() {
  const { isLoggedIn } = useAtomValue(authAtom)
  const { search } = useLocation()
  if (isLoggedIn) return <Navigate to={nextPath(search)} replace />
  return (
    <div className="bg-mist">
      <div className="page flex justify-center py-16">
        <div className="w-full max-w-md rounded-card border border-line bg-paper p-6 sm:p-10">
          <h1 className="mb-6 text-h2">Login</h1>
          <LoginForm />
        </div>
      </div>
    </div>
  )
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function LoginForm() {
  const [isBusy, setIsBusy] = useState(false)
  const login = useSetAtom(loginAtom)
  const navigate = useNavigate()
  const { search } = useLocation()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const credentials = { email: text(form, 'email').trim(), password: text(form, 'password') }
    if (credentials.email === '' || credentials.password === '') return void notify('error', messages.fieldsRequired)
    setIsBusy(true)
    try {
      await login(credentials)
      void notify('success', successes.login)
      void navigate(nextPath(search), { replace: true })
    } catch (error) {
      setIsBusy(false)
      void notify('error', messageOf(error))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
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
