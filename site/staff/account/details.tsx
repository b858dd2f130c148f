import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { OwnAccount } from '#contract/account.ts'
import { changeAccount } from '../../state/account-calls.ts'
import { CurrentPassword } from '../../forms/current-password.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { accountAtom } from '../../state/session.ts'
import { accountChangedAtom } from '../../state/sign-in.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { Section } from '../layout/section.tsx'
import { KeptScreen } from '../session-ended/kept-screen.tsx'

/** Name and e-mail, and what the role allows. */
export function Details() {
  const account = useAtomValue(accountAtom)
  const { account: words, roles } = useStaffWords()
  return (
    <Section title={words.you} note={account ? words.role(roles[account.role]) : undefined}>
      {account ? <DetailsForm key={account.email} account={account} /> : <Skeleton className="h-56" />}
    </Section>
  )
}

function DetailsForm({ account }: { account: OwnAccount }) {
  const api = useAtomValue(apiAtom)
  const onChanged = useSetAtom(accountChangedAtom)
  const { account: words, dialogs } = useStaffWords()
  const [name, setName] = useState(account.name)
  const [email, setEmail] = useState(account.email)
  const isNewEmail = email.trim().toLowerCase() !== account.email
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      const currentPassword = formText(filled, 'currentPassword')
      const changed = await changeAccount(api, { name, ...(isNewEmail ? { email } : {}), currentPassword })
      setName(changed.name)
      onChanged(changed)
      void notify('success', words.saved)
    },
  })
  return (
    <form {...form} aria-label={words.details} className="flex flex-col gap-5">
      {(isNewEmail || name !== account.name) && <KeptScreen />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errorOf('name')}
        />
        <TextField
          label={words.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={errorOf('email')}
        />
      </div>
      {isNewEmail && (
        <CurrentPassword
          label={words.currentPassword}
          name="currentPassword"
          hint={words.newEmail}
          error={errorOf('currentPassword')}
          className="max-w-md"
        />
      )}
      <SubmitButton isBusy={isBusy} className="self-start">
        {dialogs.save}
      </SubmitButton>
    </form>
  )
}
