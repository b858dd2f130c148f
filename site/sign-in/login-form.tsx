import { useSetAtom } from 'jotai'
import { useState } from 'react'

import type { Credentials } from '#contract/auth.ts'
import { pageMessages } from '#contract/page-messages.ts'
import { loginWords } from './login-words.ts'
import { formText, useSubmit } from '../forms/use-submit.ts'
import { useLanguage } from '../language/use-language.ts'
import { isCodeRequired } from '../state/code-required.ts'
import { loginAtom } from '../state/sign-in.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../ui/field.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { notify } from '../ui/toast.ts'

const CodeDialog = lazyDialog(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))

/**
 * Signs in with e-mail and password, and asks for the code of the second factor if the account has one.
 *
 * @param email the one to begin with, if it is known
 */
export function LoginForm({ email }: { email: string | undefined }) {
  const login = useSetAtom(loginAtom)
  const { tag, words } = useLanguage()
  const texts = loginWords[tag]
  const [known, setKnown] = useState<Credentials>()
  const { isBusy, onSubmit } = useSubmit({
    read: (form) => ({ email: formText(form, 'email').trim(), password: formText(form, 'password') }),
    check: (filled) => (filled.email && filled.password ? undefined : pageMessages.fieldsRequired),
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
        <TextField label={texts.email} type="email" name="email" autoComplete="username" defaultValue={email} />
        <TextField
          label={texts.password}
          type="password"
          name="password"
          autoComplete="current-password"
          data-first-focus={email === undefined ? undefined : true}
        />
        <SubmitButton isBusy={isBusy} className="mt-2">
          {texts.submit}
        </SubmitButton>
        <noscript>
          <p className="text-small text-danger">{texts.needsScript}</p>
        </noscript>
      </form>
      {known && <CodeDialog credentials={known} onClose={() => setKnown(undefined)} />}
    </>
  )
}
