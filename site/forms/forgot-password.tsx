import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { useWords } from '../language/use-language.ts'
import { requestPasswordReset, sendsMail } from '../state/account-calls.ts'
import { apiAtom } from '../state/api-atom.ts'
import { useRemote } from '../state/use-remote.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useFieldForm } from './use-field-form.ts'
import { textOf } from './use-submit.ts'

/** Help for a forgotten password: a link by mail, or whom to ask on a site without a mail server. */
export function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { state, reload } = useRemote(sendsMail)
  const [isSent, setIsSent] = useState(false)
  const { login, password } = useWords()
  return (
    <Dialog title={login.forgotten} onClose={onClose} className="max-w-md">
      <Loaded {...state} onRetry={() => void reload()}>
        {state.status === 'success' && state.data ? (
          isSent ? (
            <p role="status">{password.linkSent}</p>
          ) : (
            <ForgotForm onSent={() => setIsSent(true)} />
          )
        ) : (
          <p>{password.noMail}</p>
        )}
      </Loaded>
    </Dialog>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const api = useAtomValue(apiAtom)
  const { login, password } = useWords()
  const { form, isBusy } = useFieldForm({
    send: async (filled) => {
      await requestPasswordReset(api, textOf(filled, 'email'))
      onSent()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label={login.email}
        type="email"
        name="email"
        autoComplete="username"
        hint={password.emailHint}
        data-first-focus
      />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {password.sendLink}
      </Button>
    </form>
  )
}
