import type { OtherLanguage } from '#contract/languages.ts'
import type { Resource } from '#contract/resource.ts'
import type { SendOptions } from '../../api/client.ts'
import { messageOf } from '../../state/errors.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { changedTexts } from '../unsaved/unsaved-form.ts'
import { translatedTexts, withTextsIn } from './form-state.ts'
import type { Conflict } from './use-conflict.ts'
import type { FormContent } from './use-form-content.ts'
import type { useTranslations } from './use-translations.ts'
import type { useUnsavedOffer } from './use-unsaved-offer.ts'

interface Form {
  type: Resource
  /** The entry's id; undefined for a new one that was never saved. */
  id: string | undefined
  content: FormContent
  conflict: Conflict
  translations: ReturnType<typeof useTranslations>
  unsaved: ReturnType<typeof useUnsavedOffer>
  save: (terms: SendOptions) => Promise<unknown>
  submit: (terms: SendOptions) => Promise<unknown>
}

/** What the user may do about a newer version that another user has saved, or about an entry that one has deleted. */
export function useConflictChoices({ type, id, content, conflict, translations, unsaved, save, submit }: Form) {
  const { staff, message } = useStaffLanguage()
  const { savedForm, latest, showForm } = content

  const takeTheirs = async (other: OtherLanguage) => {
    if (id === undefined) return
    conflict.setIsOutdated(false)
    const theirs = { texts: translatedTexts(type, other, (await translations.read(id))[other]?.entry) }
    conflict.clear()
    conflict.setFailure(undefined)
    unsaved.offerTexts(changedTexts(withTextsIn(other, savedForm, content.form).texts, savedForm.texts))
    content.changeSavedForm((before) => withTextsIn(other, before, theirs))
    showForm(withTextsIn(other, latest.current.form, theirs))
  }
  /** Repeats the save or submission that found the other user's change. */
  const sendAgain = (terms: SendOptions = {}) => void (conflict.conflict?.by === 'save' ? save(terms) : submit(terms))
  return {
    sendAgain,
    /** Saves over the newer version. */
    overwrite: () => {
      const other = conflict.otherLanguage
      if (other) translations.forget(other)
      sendAgain(other ? {} : { tag: undefined })
    },
    /**
     * Shows what another user has saved; what was typed here is offered.
     *
     * @param onUnkept called in place of `onReload` if the browser cannot keep what was typed
     */
    loadTheirs: (onReload: () => void, onUnkept: () => void) => {
      if (!conflict.otherLanguage) return unsaved.keep() ? onReload() : onUnkept()
      return void takeTheirs(conflict.otherLanguage).catch(
        (error: unknown) => void notify('error', message(messageOf(error))),
      )
    },
    closeConflict: () => {
      const { changedByOthers, deletedMeanwhile } = staff.writing
      conflict.keepEditing(conflict.conflict?.isDeleted ? deletedMeanwhile : changedByOthers)
    },
  }
}
