import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import { LANGUAGES, type OtherLanguage } from '#contract/languages.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import type { Writing, WritingStatus } from '#contract/writing.ts'
import type { SendOptions } from '../../api/client.ts'
import { messageOf } from '../../state/errors.ts'
import type { Translations } from '../../state/translation-calls.ts'
import { isOffline } from '../../ui/is-offline.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { isSignedOutAtom } from '../session-ended/held.ts'
import { changedTexts } from '../unsaved/unsaved-form.ts'
import { usePending } from '../unsaved/pending.ts'
import type { SaveState } from '../writing/state-line.tsx'
import { useServerDraft } from '../writing/use-server-draft.ts'
import { failedSave } from './autosave-schedule.ts'
import { errorLines } from './form-errors.ts'
import { formOf, isChanged, isSameContent, translatedTexts, valueOf, withTextsIn } from './form-state.ts'
import { nameIn } from './languages.ts'
import { fieldNamesOf } from './texts.ts'
import { useAutosave } from './use-autosave.ts'
import { useBusy } from './use-busy.ts'
import { useConflict } from './use-conflict.ts'
import { outcomeOf, useEntrySubmit } from './use-entry-submit.ts'
import { useFormContent } from './use-form-content.ts'
import { useOwnPicture } from './use-own-picture.ts'
import { type Published, type Send, useSaveEntry } from './use-save-entry.ts'
import { useTranslations } from './use-translations.ts'
import { useUnsavedOffer } from './use-unsaved-offer.ts'

interface FormOptions {
  name: ResourceName
  /** The entry to edit; undefined for a new one. */
  entry: AnyEntity | undefined
  /** The state of the entry to edit, of a type with drafts. */
  status: WritingStatus | undefined
  /** The entry to edit in other languages. */
  translations?: Translations | undefined
  /** Sends the form. Its errors are shown, and the typed texts stay. */
  send: Send
  /** Called after the entry was created or updated and published. */
  onSent: (entry: AnyEntity) => void
}

/** State and actions of an entry's form: its content, what is unsaved of it, its errors, and how it is saved and published. */
export function useEntryForm({ name, entry, status, translations: initial = {}, send, onSent }: FormOptions) {
  const type: Resource = resources[name]
  const spoken = useStaffLanguage()
  const { staff, message, words } = spoken
  const fieldNames = fieldNamesOf(staff, name)
  const content = useFormContent(name, () => formOf(name, entry, initial))
  const { form, savedForm, latest, showForm } = content
  const conflict = useConflict()
  const [isSaving, setIsSaving] = useState(false)
  const { isLocked, locked } = useBusy()
  const uploads = usePending()
  const { submitOnce, ...submission } = useEntrySubmit(fieldNames, (failure, sent) =>
    errorLines(spoken, name, failure, sent),
  )
  const server = useServerDraft(name, heldOf(entry, status))
  const { writing } = server
  const ownPicture = useOwnPicture(name, entry, server)
  const translations = useTranslations(name, initial)
  const pageKey = `${name}:${entry?._id ?? 'new'}`
  const key = writing ? `${name}:${writing._id}` : pageKey
  const unsaved = useUnsavedOffer({ key, pageKey }, content, server)
  const { applySaved, createdId, forgetCreated, saveDraft, publish } = useSaveEntry({
    name,
    entry,
    content,
    conflict,
    server,
    ownPicture,
    translations,
    termsFor: submission.termsFor,
    send,
    onLost: unsaved.forget,
  })

  const submitLocked = async (terms: SendOptions) => {
    conflict.clear()
    if (!(await uploads.settled())) return
    let published: Published | undefined
    const outcome = await submitOnce(latest.current.form, async (own) => {
      published = await publish({ ...own, ...terms })
    })
    if (outcome === 'sent') {
      unsaved.forgetSent()
      conflict.upToDate()
      if (!published) return
      if (entry) applySaved(published.sent, published.entry)
      else {
        const blank = formOf(name)
        forgetCreated()
        content.setSavedForm(blank)
        showForm(blank)
      }
      onSent(published.entry)
    }
    if (outcome === 'conflict') conflict.report('submit', createdId())
  }
  const submit = (terms: SendOptions = {}) => locked(() => submitLocked(terms))

  /** Saves the form as a draft, because the user wants it. Undefined if that failed, which is shown. */
  const save = async (terms: SendOptions = {}): Promise<Writing | undefined> => {
    conflict.clear()
    if (!(await uploads.settled())) return undefined
    let saved: Writing | undefined
    const outcome = await submitOnce(latest.current.form, async (own) => {
      saved = await saveDraft({ ...own, ...terms }, false)
    })
    if (outcome === 'conflict') conflict.report('save', createdId())
    return saved
  }

  const isDirty = isChanged(form, savedForm)
  const isSignedOut = useAtomValue(isSignedOutAtom)
  const hasTitle = LANGUAGES.some((each) => form.texts[nameIn(each, titleField(type))]?.trim())
  const isHeldBack = submission.isBusy || conflict.conflict !== undefined || conflict.isOutdated
  const isAutosaved = type.drafts === true && isDirty && hasTitle && !isHeldBack
  const failed = conflict.failure?.save
  // An error is shown until the field's value differs from the rejected one.
  const errors = submission.errors.filter(({ field }) => valueOf(form, field) === valueOf(submission.rejected, field))
  const isRefused = failed?.isRefused === true && isSameContent(form, failed.sent)
  const isMended = failed && (!isDirty || (failed.isRefused && !isRefused && errors.length === 0))
  useAutosave(isAutosaved && !isRefused ? form : undefined, failed, { isSaving, isSignedOut }, async () => {
    const { form: sent } = latest.current
    setIsSaving(true)
    try {
      await saveDraft({}, true)
    } catch (error) {
      conflict.setFailure({
        problem: isOffline() ? words.ui.offline : message(messageOf(error), fieldNames),
        save: { ...failedSave(error, performance.now(), entry === undefined), sent },
      })
      submission.showErrors(sent, error)
      if (outcomeOf(error) === 'conflict') conflict.report('save', createdId())
    } finally {
      submission.endProgress()
      setIsSaving(false)
    }
  })

  const id = entry?._id ?? writing?._id ?? conflict.conflict?.createdId
  const takeTheirs = async (other: OtherLanguage) => {
    if (id === undefined) return
    conflict.setIsOutdated(false)
    const theirs = { texts: translatedTexts(type, other, (await translations.read(id))[other]?.entry) }
    conflict.clear()
    conflict.setFailure(undefined)
    unsaved.offerTexts(changedTexts(withTextsIn(other, savedForm, form).texts, savedForm.texts))
    content.changeSavedForm((before) => withTextsIn(other, before, theirs))
    showForm(withTextsIn(other, latest.current.form, theirs))
  }

  const failure = isMended ? undefined : conflict.failure
  const saveState: SaveState = failure ? 'stopped' : isSaving ? 'saving' : isDirty ? 'pending' : 'saved'
  return {
    ...submission,
    errors,
    isBusy: submission.isBusy || uploads.isWaiting,
    pending: uploads.pending,
    form,
    savedForm,
    round: content.round,
    offer: unsaved.offer,
    isDirty,
    /** The id of the entry, once there is one; of a new one without drafts only during a conflict. */
    id,
    /** The language that another user has changed meanwhile. */
    conflict: conflict.conflict?.language,
    /** Whether nothing can be typed. */
    isLocked,
    locked,
    writing,
    calls: server.calls,
    saveState,
    problem: failure?.problem,
    /** The picture that the entry has. */
    image: ownPicture.image,
    /** Reloads the entry's picture after it was changed in this form. */
    reloadImage: ownPicture.reload,
    change: content.change,
    setText: content.setText,
    /** Shows an entry, in other languages as it is there now. */
    showEntry: async (next: AnyEntity) => {
      const shown = formOf(name, next, await translations.read(next._id))
      content.setSavedForm(shown)
      showForm(shown)
    },
    /** The versions of an entry in all languages. */
    translations,
    restore: unsaved.restore,
    discard: unsaved.discard,
    forget: unsaved.forget,
    submit,
    save,
    /**
     * Runs a call on the entry as the server has it, takes over what it returns, and does the rest. Undefined if that failed, which
     * is shown.
     */
    runOnServer: async (
      call: (current: Writing) => Promise<Writing>,
      rest?: (entry: AnyEntity) => Promise<void>,
    ): Promise<Writing | undefined> => {
      let after: Writing | undefined
      await submitOnce(latest.current.form, async () => {
        const done = await server.enqueue(async (current) => current && server.call(call(current)))
        if (done) await rest?.(done.entry)
        after = done
      })
      return after
    },
    /** Repeats the save or submission that found a newer version, and overwrites that. */
    overwrite: () => {
      const other = conflict.otherLanguage
      if (other) translations.forget(other)
      const terms = other ? {} : { tag: undefined }
      void (conflict.conflict?.by === 'save' ? save(terms) : submit(terms))
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
    closeConflict: () => conflict.keepEditing(staff.writing.changedByOthers),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}

const heldOf = (entry: AnyEntity | undefined, status: WritingStatus | undefined): Writing | undefined =>
  entry && status ? { ...status, entry } : undefined
