import type { Colleague } from '#contract/account.ts'
import { removePerson } from '../../state/account-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

interface RemoveDialogProps {
  person: Colleague
  onRemoved: () => void
  onClose: () => void
}

/** Removes an account after confirmation. */
export function RemoveDialog({ person: { _id, name, email }, onRemoved, onClose }: RemoveDialogProps) {
  const { isBusy, run } = useAction()
  const words = useStaffWords().people
  const remove = async () => {
    if (!(await run((api) => removePerson(api, _id), words.removed))) return
    onClose()
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={words.removeQuestion(name)}
      confirm={words.remove}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{words.removeNote(email)}</p>
    </ConfirmDialog>
  )
}
