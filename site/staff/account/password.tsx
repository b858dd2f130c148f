import { useAtomValue } from 'jotai'

import { passwordWords } from '../../forms/password-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { changePassword } from '../../state/account-calls.ts'
import { CurrentPassword } from '../../forms/current-password.tsx'
import { newPasswordError } from '../../forms/new-password-error.ts'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { accountAtom } from '../../state/session.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { Section } from '../layout/section.tsx'

/** The own password. */
export function Password() {
  const api = useAtomValue(apiAtom)
  const email = useAtomValue(accountAtom)?.email ?? ''
  const words = useStaffWords().account
  const texts = passwordWords[useLanguage().tag]
  const { form, isBusy, errorOf } = useFieldForm({
    check: (filled) => newPasswordError(filled, texts),
    send: async (filled) => {
      const currentPassword = formText(filled, 'currentPassword')
      await changePassword(api, { currentPassword, password: formText(filled, 'password') })
      void notify('success', words.passwordChanged)
    },
  })
  return (
    <Section title={words.password} note={words.passwordNote}>
      <form {...form} aria-label={words.password} className="flex flex-col gap-5">
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <CurrentPassword
          label={words.currentPassword}
          name="currentPassword"
          error={errorOf('currentPassword')}
          className="sm:max-w-[calc(50%-0.625rem)]"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NewPasswordFields errorOf={errorOf} />
        </div>
        <SubmitButton isBusy={isBusy} className="self-start">
          {words.changePassword}
        </SubmitButton>
      </form>
    </Section>
  )
}
