import { flushSync } from 'react-dom'

import type { TrashEntry } from '#contract/trash.ts'
import { useAction } from '../../forms/use-action.ts'
import { deleteTrashed } from '../../state/trash-calls.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

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
    <ConfirmDialog
      title={`${texts.removeOne(title)}?`}
      confirm={texts.remove}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.question}</p>
    </ConfirmDialog>
  )
}
