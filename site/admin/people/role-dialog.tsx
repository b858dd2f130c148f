import { useState } from 'react'

import type { Colleague } from '#contract/account.ts'
import { changeRole } from '../../state/account-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffWords } from '../language/staff-language.ts'
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
    <Dialog title={words.roleOf(name)} onClose={onClose} className="max-w-lg">
      <RoleChoice isFirst role={role} onChange={setRole} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {dialogs.cancel}
        </Button>
        <Button isBusy={isBusy} disabled={role === before} onClick={() => void save()}>
          {dialogs.save}
        </Button>
      </div>
    </Dialog>
  )
}
