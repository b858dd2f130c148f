import { useState } from 'react'

import type { Colleague } from '#contract/account.ts'
import { changeRole } from '../../state/account-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'

interface RoleDialogProps {
  person: Colleague
  onChanged: () => void
  onClose: () => void
}

/** Gives a person another role. */
export function RoleDialog({ person: { _id, name, role: before }, onChanged, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(before)
  const { isBusy, run } = useAction()
  const { people: words, dialogs } = useStaffWords()
  const save = async () => {
    if (!(await run((api) => changeRole(api, _id, role), words.roleChanged))) return
    onClose()
    onChanged()
  }
  return (
    <ConfirmDialog
      title={words.roleOf(name)}
      confirm={dialogs.save}
      variant="primary"
      isBusy={isBusy}
      isDisabled={role === before}
      onConfirm={() => void save()}
      onClose={onClose}
      className="max-w-lg"
    >
      <RoleChoice isFirst role={role} onChange={setRole} />
    </ConfirmDialog>
  )
}
