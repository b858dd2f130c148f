import { useAtomValue, useSetAtom } from 'jotai'
import { RotateCcw } from '../../ui/icons/rotate-ccw.ts'
import { Trash } from '../../ui/icons/trash.ts'
import { useState } from 'react'

import { daysLeft, type TrashEntry } from '#contract/trash.ts'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../forms/use-action.ts'
import { restoreAtom } from '../../state/restore-from-trash.ts'
import { isEditorAtom } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { row } from '../layout/row-classes.ts'
import { DeletePermanentlyDialog } from './delete-permanently-dialog.tsx'
import { kindName } from './texts.ts'

interface TrashRowProps {
  entry: TrashEntry
  now: number
  /** Called when the document is no longer in the trash. */
  onGone: () => void
}

/** A document in the trash: when and by whom it was deleted, with buttons to restore or delete it. */
export function TrashRow({ entry, now, onGone }: TrashRowProps) {
  const { _id, type, deletedAt, deletedBy, expiresAt, deletedWith } = entry
  const { staff, time } = useStaffLanguage()
  const texts = staff.trash
  const title = entry.title || texts.untitled
  const isEditor = useAtomValue(isEditorAtom)
  const restore = useSetAtom(restoreAtom)
  const { isBusy, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const onRestore = async () => {
    let isMissing = false
    const isRestored = await run(async () => {
      try {
        await restore(type, _id)
      } catch (error) {
        isMissing = error instanceof ApiError && error.status === 404
        throw error
      }
    }, texts.restored)
    // What is in the trash no more, such as a picture that was restored along with its entry, is not shown any longer.
    if (isRestored || isMissing) onGone()
  }
  return (
    <li className={row} data-trashed={_id}>
      <p className="min-w-0 grow basis-72">
        <span dir="auto" className="block clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="block text-small text-soft">{kindName(staff, type)}</span>
        {deletedWith && (
          <span className="block text-note wrap-anywhere text-soft">
            {texts.deletedWith(kindName(staff, deletedWith.type), deletedWith.title || texts.untitled)}
          </span>
        )}
        <span className="block text-note wrap-anywhere text-soft">
          {texts.deleted(time(deletedAt), deletedBy)}, {texts.left(daysLeft(expiresAt, now))}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={texts.restoreOne(title)}
          isBusy={isBusy}
          onClick={() => void onRestore()}
        >
          <RotateCcw aria-hidden className="size-4" />
          {texts.restore}
        </Button>
        {!isEditor && (
          <Button variant="danger" aria-label={texts.removeOne(title)} onClick={() => setIsOpen(true)}>
            <Trash aria-hidden className="size-4" />
            {texts.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <DeletePermanentlyDialog entry={entry} title={title} onGone={onGone} onClose={() => setIsOpen(false)} />
      )}
    </li>
  )
}
