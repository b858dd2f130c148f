import { useSetAtom, useStore } from 'jotai'
import { Trash } from '../../ui/icons/trash.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { ResourceName } from '#contract/index.ts'
import { removeEntryAtom } from '../../state/change-entries.ts'
import { notify } from '../../ui/toast.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { screenTexts } from '../language/type-texts.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { iconButton } from '../layout/icon-button.ts'

interface DeleteButtonProps {
  name: ResourceName
  id: string
  /** The entry's title. */
  title: string
}

/** Deletes an entry after confirmation. */
export function DeleteButton({ name, id, title }: DeleteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { staff } = useStaffLanguage()
  const { deleteTitle, deleteQuestion } = screenTexts(staff, name)
  const { isBusy, remove } = useRemove(name, id, title, () => setIsOpen(false))
  return (
    <>
      <button
        type="button"
        aria-label={staff.list.deleteOne(title)}
        onClick={() => setIsOpen(true)}
        className={iconButton}
      >
        <Trash aria-hidden className="size-5" />
      </button>
      {isOpen && (
        <ConfirmDialog
          title={deleteTitle}
          confirm={staff.list.delete}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsOpen(false)}
        >
          <p>{deleteQuestion}</p>
          <p dir="auto" className="mt-2 clamp-2 text-small text-soft">
            {title}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Deletes once and shows the result. Closes the dialog first, since a toast would be behind it. */
function useRemove(name: ResourceName, id: string, title: string, onEnd: () => void) {
  const { isBusy, sendOnce } = useSendOnce(undefined, 'offline')
  const send = useSetAtom(removeEntryAtom)
  const store = useStore()
  const { staff, message } = useStaffLanguage()
  const sayDeleted = async () => {
    const undo = await import('../trash/offer-undo.ts').catch(() => undefined)
    if (undo) undo.offerUndo(store, { staff, message }, { type: name, id, title })
    else void notify('success', staff.list.deleted)
  }
  const remove = async () => {
    const result = await sendOnce(() =>
      // Synchronously: while the dialog is open, nothing below it can be focused.
      send(name, id).finally(() => flushSync(onEnd)),
    )
    if (!result?.ok) return
    void sayDeleted()
    document.querySelector<HTMLElement>('[data-list-heading]')?.focus()
  }
  return { isBusy, remove }
}
