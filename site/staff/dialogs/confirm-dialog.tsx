import type { ReactNode } from 'react'

import { Button, type Variant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useStaffWords } from '../language/staff-language.ts'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The text of the button that does what is asked. */
  confirm: string
  /** The text of the button that does not; "Cancel" unless given. */
  cancel?: string
  variant?: Variant
  isBusy?: boolean
  isDisabled?: boolean
  onConfirm: () => void
  onClose: () => void
  className?: string
}

/** Asks before something is done. The focus starts at the button that does nothing, unless the content marks another element. */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  cancel,
  variant = 'danger',
  isBusy,
  isDisabled,
  onConfirm,
  onClose,
  className = 'max-w-md',
}: ConfirmDialogProps) => {
  const { dialogs } = useStaffWords()
  return (
    <Dialog title={title} onClose={onClose} className={className}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {cancel ?? dialogs.cancel}
        </Button>
        <Button variant={variant} isBusy={isBusy ?? false} disabled={isDisabled} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
