import { useStore } from 'jotai'
import { useState } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { ApiError } from '../../api/client.ts'
import { messageOf } from '../../state/errors.ts'
import { restoreAtom } from '../../state/restore-from-trash.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { screenTexts } from '../language/type-texts.ts'
import { deletedWords } from './deleted-words.ts'
import { saveAsNew } from './save-as-new.ts'
import type { useEntryForm } from './use-entry-form.ts'
import { type Trashed, useTrashed } from './use-trashed.ts'

interface EntryDeletedProps {
  name: ResourceName
  id: string
  state: ReturnType<typeof useEntryForm>
  /** Shows the entry that was created. */
  onCreated: (id: string) => void
  /** Goes on editing. */
  onClose: () => void
}

/** Says that an entry was deleted while it is being edited, and asks what becomes of what is typed. */
export default function EntryDeleted({ name, id, state, onCreated, onClose }: EntryDeletedProps) {
  const staffLanguage = useStaffLanguage()
  const words = deletedWords[staffLanguage.tag]
  const store = useStore()
  const trashed = useTrashed(name, id)
  const [problem, setProblem] = useState<string>()
  const [isRestoring, setIsRestoring] = useState(false)
  const type: Resource = resources[name]
  const { form, image } = state
  const losesPicture = image && !form.removeImage && !form.file && !form.picture

  const restore = async () => {
    setIsRestoring(true)
    setProblem(undefined)
    try {
      await store.set(restoreAtom, name, id)
      void notify('success', staffLanguage.staff.trash.restored)
    } catch (error) {
      // Somebody has restored it meanwhile, or it is gone for good: the save shows which.
      if (!(error instanceof ApiError) || error.status !== 404)
        return setProblem(staffLanguage.message(messageOf(error)))
    } finally {
      setIsRestoring(false)
    }
    state.sendAgain()
  }
  const create = async () => {
    let created: string | undefined
    const isSaved = await state.saveElsewhere(async (typed, terms) => {
      created = await saveAsNew(store, name, typed, terms)
    })
    if (!isSaved || created === undefined) return
    void notify(
      'success',
      type.drafts ? staffLanguage.staff.entry.draftSaved : screenTexts(staffLanguage.staff, name).created,
    )
    onCreated(created)
  }
  return (
    <Dialog title={words.heading} onClose={onClose} className="max-w-lg">
      {/* Where it is is known only after the dialog has opened. */}
      <p role="status">{trashText(trashed, staffLanguage)}</p>
      <p className="mt-3">{words.kept}</p>
      {losesPicture && <p className="mt-3 text-small text-soft">{words.withoutPicture}</p>}
      <p role="alert" className="mt-3 text-small text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {staffLanguage.staff.conflict.keepEditing}
        </Button>
        <Button variant="secondary" disabled={isRestoring} onClick={() => void create()}>
          {words.saveAsNew}
        </Button>
        {mayBeRestored(trashed) && (
          <Button isBusy={isRestoring} onClick={() => void (isRestoring || restore())}>
            {words.restore}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const mayBeRestored = (trashed: Trashed): boolean => typeof trashed === 'object' || trashed === 'unknown'

function trashText(trashed: Trashed, { tag, time }: StaffLanguage): string {
  const words = deletedWords[tag]
  if (typeof trashed === 'string') return words[trashed]
  const { deletedAt, deletedBy } = trashed
  return deletedBy === null ? words.trashed(time(deletedAt)) : words.trashedBy(deletedBy, time(deletedAt))
}
