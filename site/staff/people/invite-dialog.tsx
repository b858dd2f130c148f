import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Delivery } from '#contract/account.ts'
import type { Role } from '#contract/role.ts'
import { invite } from '../../state/account-calls.ts'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { RoleChoice } from './role-choice.tsx'

interface InviteDialogProps {
  /** Whether this site sends mail. */
  byMail: boolean
  onInvited: () => void
  onClose: () => void
}

/** Invites a colleague; a link that is not mailed is shown once. */
export function InviteDialog({ byMail, onInvited, onClose }: InviteDialogProps) {
  const [link, setLink] = useState<string>()
  const { people: words, dialogs } = useStaffWords()
  const onSent = (made: string | null) => {
    onInvited()
    if (made === null) onClose()
    else setLink(made)
  }
  return (
    <Dialog title={words.invite} onClose={onClose} className="max-w-lg">
      {link === undefined ? (
        <InviteForm byMail={byMail} onSent={onSent} onFailed={onInvited} />
      ) : (
        <CopyField
          label={dialogs.link}
          value={link}
          hint={words.handOver(true)}
          done={{ text: dialogs.done, run: onClose }}
        />
      )}
    </Dialog>
  )
}

interface InviteFormProps {
  byMail: boolean
  onSent: (link: string | null) => void
  onFailed: () => void
}

function InviteForm({ byMail, onSent, onFailed }: InviteFormProps) {
  const api = useAtomValue(apiAtom)
  const [role, setRole] = useState<Role>('editor')
  const words = useStaffWords().people
  const [send, setSend] = useState<Delivery>(byMail ? 'mail' : 'link')
  const { form, isBusy, errorOf } = useFieldForm({
    send: async (filled) => {
      const given = { name: formText(filled, 'name'), email: formText(filled, 'email') }
      const { link } = await invite(api, { ...given, role, send }).catch((error: unknown) => {
        // They may be among the people all the same, where the response was lost.
        onFailed()
        throw error
      })
      void notify('success', link === null ? words.invited : words.linkMade)
      onSent(link)
    },
  })
  return (
    <form {...form} data-awaited={isBusy || undefined} aria-label={words.invite} className="flex flex-col gap-5">
      <TextField label={words.name} name="name" autoComplete="off" error={errorOf('name')} data-first-focus />
      <TextField label={words.email} type="email" name="email" autoComplete="off" error={errorOf('email')} />
      <RoleChoice role={role} onChange={setRole} />
      <DeliveryChoice byMail={byMail} send={send} onChange={setSend} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {words.inviteSubmit}
      </Button>
    </form>
  )
}
