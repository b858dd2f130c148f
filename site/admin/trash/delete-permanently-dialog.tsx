import { flushSync } from 'react-dom'

import type { TrashEntry } from '#contract/trash.ts'
import { useAction } from '../../forms/use-action.ts'
import { deleteTrashed } from '../../state/trash-calls.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffWords } from '../language/staff-language.ts'

interface DeletePermanentlyDialogProps {
  entry: TrashEntry
  title: string
  onGone: () => void
  onClose: () => void
}

/** Permanently deletes something after confirmation. */
export function DeletePermanentlyDialog({
  entry: { type, _id },
  title,
  onGone,
  onClose,
}: DeletePermanentlyDialogProps) {
  const texts = useStaffWords().trash
  const { isBusy, run } = useAction()
  const remove = async () => {
    const isDone = await run((api) => deleteTrashed(api, type, _id), texts.removed)
    // Synchronously: while the dialog is open, nothing below it can be focused.
    flushSync(onClose)
    if (isDone) onGone()
  }
  return (
    <Dialog title={`${texts.removeOne(title)}?`} onClose={onClose} className="max-w-md">
      <p>{texts.question}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  )
}
