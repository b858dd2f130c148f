import { useSetAtom } from 'jotai'
import { useState } from 'react'

import type { DemoContent } from '#contract/dashboard.ts'
import { useAction } from '../../forms/use-action.ts'
import { notify } from '../../ui/toast.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { removeDemoAtom } from './dashboard-data.ts'
import { useRestoreDemo } from './use-restore-demo.ts'
import { useDashboardWords } from './words.ts'

/** Removes the demo content after confirmation, and offers to put it back. */
export default function DemoDialog({ demo, onClose }: { demo: DemoContent; onClose: () => void }) {
  const words = useDashboardWords().demo
  const remove = useSetAtom(removeDemoAtom)
  const { restore } = useRestoreDemo()
  const { isBusy, run } = useAction()
  const [withChanged, setWithChanged] = useState(false)
  const count = demo.unchanged + (withChanged ? demo.changed : 0)
  const onRemove = async () => {
    if (!(await run(() => remove(withChanged)))) return
    onClose()
    void notify('success', words.removed(count), {
      action: { text: words.undo, label: words.restoreLabel, about: '', run: () => void restore() },
    })
  }
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.remove}
      isBusy={isBusy}
      isDisabled={count === 0}
      onConfirm={() => void onRemove()}
      onClose={onClose}
    >
      <p>{words.note(count)}</p>
      {demo.changed > 0 && (
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={withChanged}
            onChange={({ target }) => setWithChanged(target.checked)}
            className="size-5 shrink-0 accent-(--brand)"
          />
          {words.changed(demo.changed)}
        </label>
      )}
      <p className="mt-3 text-small text-soft">{words.stay(demo.changed > 0)}</p>
    </ConfirmDialog>
  )
}
