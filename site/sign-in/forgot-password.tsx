import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { useLanguage } from '../language/use-language.ts'
import { requestPasswordReset, sendsMail } from '../state/account-calls.ts'
import { apiAtom } from '../state/api-atom.ts'
import { useRemote } from '../forms/use-remote.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { forgotWords } from './forgot-words.ts'
import { loginWords } from './login-words.ts'
import { useFieldForm } from '../forms/use-field-form.ts'
import { formText } from '../forms/use-submit.ts'

/** Help for a forgotten password: a link by mail, or whom to ask on a site without a mail server. */
export function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { state, reload } = useRemote(sendsMail)
  const [isSent, setIsSent] = useState(false)
  const { tag } = useLanguage()
  return (
    <Dialog title={loginWords[tag].forgotten} onClose={onClose} className="max-w-md">
      <Loaded {...state} onRetry={() => void reload()}>
        {state.status === 'success' && state.data ? (
          isSent ? (
            <p role="status">{forgotWords[tag].linkSent}</p>
          ) : (
            <ForgotForm onSent={() => setIsSent(true)} />
          )
        ) : (
          <p>{forgotWords[tag].noMail}</p>
        )}
      </Loaded>
    </Dialog>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const api = useAtomValue(apiAtom)
  const { tag } = useLanguage()
  const texts = forgotWords[tag]
  const { form, isBusy } = useFieldForm({
    send: async (filled) => {
      await requestPasswordReset(api, formText(filled, 'email'))
      onSent()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <TextField
        label={loginWords[tag].email}
        type="email"
        name="email"
        autoComplete="username"
        hint={texts.emailHint}
        data-first-focus
      />
      <SubmitButton isBusy={isBusy} className="self-start">
        {texts.sendLink}
      </SubmitButton>
    </form>
  )
}
