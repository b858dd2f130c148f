import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'

import { pageMessages } from '#contract/page-messages.ts'
import { isPasswordToken } from '#contract/password-token.ts'
import { confirmPasswordReset } from '../state/account-calls.ts'
import { FormCard } from '../forms/form-card.tsx'
import { newPasswordError } from '../forms/new-password-error.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { passwordWords } from '../forms/password-words.ts'
import { useFieldForm } from '../forms/use-field-form.ts'
import { formText } from '../forms/use-submit.ts'
import { useLanguage } from '../language/use-language.ts'
import { apiAtom } from '../state/api-atom.ts'
import { messageOf } from '../state/errors.ts'
import { Link } from '../ui/link.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { notify } from '../ui/toast.ts'

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The target of a link that sets a password. Its token is in the fragment, which browsers do not send to servers. */
export default function NewPassword() {
  // Undefined on the server.
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => undefined,
  )
  const [token, setToken] = useState('')
  const [refused, setRefused] = useState<string>()
  // Other fragments, as that of the link to the content, leave the token as it is.
  if (hash !== undefined && hash !== token && isPasswordToken(hash)) setToken(hash)
  const language = useLanguage()
  const { pages } = language.words
  return (
    <FormCard title={passwordWords[language.tag].choose}>
      {(token === '' && hash !== undefined) || token === refused ? (
        <p>
          {language.message(pageMessages.linkOver)}{' '}
          <Link to="/login" className="link">
            {pages.login.title}
          </Link>
        </p>
      ) : (
        <NewPasswordForm token={token} onRefused={() => setRefused(token)} />
      )}
    </FormCard>
  )
}

function NewPasswordForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const { tag, words } = useLanguage()
  const texts = passwordWords[tag]
  const { form, isBusy, errorOf } = useFieldForm({
    check: (filled) => newPasswordError(filled, texts),
    send: async (filled) => {
      const sent = confirmPasswordReset(api, { token, password: formText(filled, 'password') })
      sent.catch((error: unknown) => messageOf(error) === pageMessages.linkOver && onRefused())
      const { email } = await sent
      void notify('success', texts.done, { words: words.ui })
      void navigate('/login', { replace: true, state: { email } })
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <NewPasswordFields errorOf={errorOf} />
      <SubmitButton isBusy={isBusy} className="mt-2">
        {texts.set}
      </SubmitButton>
      <noscript>
        <p className="text-small text-danger">{texts.needsScript}</p>
      </noscript>
    </form>
  )
}
