import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { messageOf } from '../../state/errors.ts'
import { isOffline } from '../../ui/is-offline.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { isLockedOutAtom } from '../session-ended/kept-screen-state.ts'
import type { SaveState } from '../writing/state-line.tsx'
import { failedSave } from './autosave-schedule.ts'
import { isChanged, isSameContent, valueOf } from './form-state.ts'
import { nameIn } from './languages.ts'
import { fieldNamesOf } from './texts.ts'
import { useAutosave } from './use-autosave.ts'
import type { Conflict } from './use-conflict.ts'
import { outcomeOf, type useEntrySubmit } from './use-entry-submit.ts'
import type { FormContent } from './use-form-content.ts'
import type { useSaveEntry } from './use-save-entry.ts'

interface Form {
  name: ResourceName
  /** The entry to edit; undefined for a new one. */
  entry: AnyEntity | undefined
  content: FormContent
  conflict: Conflict
  submission: Omit<ReturnType<typeof useEntrySubmit>, 'submitOnce'>
  saving: Pick<ReturnType<typeof useSaveEntry>, 'createdId' | 'saveDraft'>
}

interface Saved {
  /** The errors of fields whose values are those that were rejected. */
  errors: readonly FieldError[]
  isDirty: boolean
  saveState: SaveState
  /** Why nothing is saved by itself any more. */
  problem: string | undefined
}

/** Saves the form of a type with drafts by itself, and says how far what is typed is saved. */
export function useDraftAutosave({ name, entry, content, conflict, submission, saving }: Form): Saved {
  const { form, savedForm, latest } = content
  const type: Resource = resources[name]
  const { staff, message, words } = useStaffLanguage()
  const [isSaving, setIsSaving] = useState(false)
  const isLockedOut = useAtomValue(isLockedOutAtom)
  const isDirty = isChanged(form, savedForm)
  const hasTitle = LANGUAGES.some((each) => form.texts[nameIn(each, titleField(type))]?.trim())
  const isHeldBack = submission.isBusy || conflict.conflict !== undefined || conflict.isOutdated
  const isAutosaved = type.drafts === true && isDirty && hasTitle && !isHeldBack
  const failed = conflict.failure?.save
  // An error is shown until the field's value differs from the rejected one.
  const errors = submission.errors.filter(({ field }) => valueOf(form, field) === valueOf(submission.rejected, field))
  const isRefused = failed?.isRefused === true && isSameContent(form, failed.sent)
  const isMended = failed && (!isDirty || (failed.isRefused && !isRefused && errors.length === 0))
  useAutosave(isAutosaved && !isRefused ? form : undefined, failed, { isSaving, isLockedOut }, async () => {
    const { form: sent } = latest.current
    setIsSaving(true)
    try {
      await saving.saveDraft({}, true)
    } catch (error) {
      conflict.setFailure({
        problem: isOffline() ? words.ui.offline : message(messageOf(error), fieldNamesOf(staff, name)),
        save: { ...failedSave(error, performance.now(), entry === undefined), sent },
      })
      submission.showErrors(sent, error)
      conflict.report('save', outcomeOf(error), saving.createdId())
    } finally {
      submission.endProgress()
      setIsSaving(false)
    }
  })
  const failure = isMended ? undefined : conflict.failure
  return {
    errors,
    isDirty,
    saveState: failure ? 'stopped' : isSaving ? 'saving' : isDirty ? 'pending' : 'saved',
    problem: failure?.problem,
  }
}
