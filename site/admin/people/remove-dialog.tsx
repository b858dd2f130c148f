import type { Colleague } from '#contract/account.ts'
import { removePerson } from '../../state/account-calls.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffWords } from '../language/staff-language.ts'

interface RemoveDialogProps {
  person: Colleague
  onRemoved: () => void
  onClose: () => void
}

/** Removes an account after confirmation. */
export function RemoveDialog({ person: { _id, name, email }, onRemoved, onClose }: RemoveDialogProps) {
  const { isBusy, run } = useAction()
  const { people: words, dialogs } = useStaffWords()
  const remove = async () => {
    if (!(await run((api) => removePerson(api, _id), words.removed))) return
    onClose()
    onRemoved()
  }
  return (
    <Dialog title={words.removeQuestion(name)} onClose={onClose} className="max-w-md">
      <p>{words.removeNote(email)}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {dialogs.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  )
}
