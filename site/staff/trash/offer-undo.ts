import type { createStore } from 'jotai'

import type { Trashable } from '#contract/trash.ts'
import { messageOf } from '../../state/errors.ts'
import { restoreAtom } from '../../state/restore-from-trash.ts'
import { notify } from '../../ui/toast.ts'
import type { StaffLanguage } from '../language/staff-language.ts'

/**
 * Says that something was deleted, with a button that restores it. The toast outlives the screen that it was deleted on: focus
 * then goes to the list that is shown, if any.
 */
export function offerUndo(
  { set }: Pick<ReturnType<typeof createStore>, 'set'>,
  { staff, message }: Pick<StaffLanguage, 'staff' | 'message'>,
  { type, id, title }: { type: Trashable; id: string; title: string },
): void {
  const undo = async () => {
    const failure = await set(restoreAtom, type, id).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    void notify(failure ? 'error' : 'success', failure ? message(messageOf(failure.error)) : staff.trash.restored)
    document.querySelector<HTMLElement>('[data-list-heading]')?.focus()
  }
  void notify('success', staff.list.deleted, {
    action: { text: staff.trash.undo, label: staff.trash.undoOne(title), about: title, run: () => void undo() },
  })
}
