import type { FormEvent } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Writing, WritingStatus } from '#contract/writing.ts'
import type { SendOptions } from '../../api/client.ts'
import type { Translations } from '../../state/translation-calls.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { usePending } from '../unsaved/pending.ts'
import { useServerDraft } from '../writing/use-server-draft.ts'
import { errorLines } from './form-errors.ts'
import { type FormState, formOf, sameTexts } from './form-state.ts'
import { fieldNamesOf } from './texts.ts'
import { useBusy } from './use-busy.ts'
import { useConflict } from './use-conflict.ts'
import { useConflictChoices } from './use-conflict-choices.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { useEntrySubmit } from './use-entry-submit.ts'
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
  const staffLanguage = useStaffLanguage()
  const fieldNames = fieldNamesOf(staffLanguage.staff, name)
  const content = useFormContent(name, () => formOf(name, entry, initial))
  const { form, savedForm, latest, showForm } = content
  const conflict = useConflict(!entry)
  const { isLocked, locked } = useBusy()
  const uploads = usePending()
  const { submitOnce, ...submission } = useEntrySubmit(fieldNames, (failure, sent) =>
    errorLines(staffLanguage, name, failure, sent),
  )
  const server = useServerDraft(name, writingOf(entry, status))
  const { writing } = server
  const ownPicture = useOwnPicture(name, entry, server)
  const translations = useTranslations(name, initial)
  const pageKey = `${name}:${entry?._id ?? 'new'}`
  const key = writing ? `${name}:${writing._id}` : pageKey
  const unsaved = useUnsavedOffer({ key, pageKey, isNew: !entry }, content, server)
  const saving = useSaveEntry({
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
  const { createdId } = saving
  /** Whether the form has text that is not saved. */
  const hasNewText = () => !sameTexts(latest.current.form.texts, latest.current.savedForm.texts)

  const submitLocked = async (terms: SendOptions) => {
    conflict.clear()
    if (!(await uploads.settled())) return
    let published: Published | undefined
    const isNewer = hasNewText()
    const outcome = await submitOnce(latest.current.form, async (own) => {
      published = await saving.publish({ ...own, ...terms })
    })
    if (outcome === 'sent') {
      unsaved.forgetSent(isNewer)
      conflict.upToDate()
      if (!published) return
      if (entry) saving.applySaved(published.sent, published.entry)
      else {
        const blank = formOf(name)
        saving.forgetCreated()
        content.setSavedForm(blank)
        showForm(blank)
      }
      onSent(published.entry)
    }
    conflict.report('submit', outcome, createdId())
  }
  const submit = (terms: SendOptions = {}) => locked(() => submitLocked(terms))

  /** Saves the form as a draft, because the user wants it. Undefined if that failed, which is shown. */
  const save = async (terms: SendOptions = {}): Promise<Writing | undefined> => {
    conflict.clear()
    if (!(await uploads.settled())) return undefined
    let saved: Writing | undefined
    const isNewer = hasNewText()
    const outcome = await submitOnce(latest.current.form, async (own) => {
      saved = await saving.saveDraft({ ...own, ...terms }, false)
    })
    if (outcome === 'sent') unsaved.endOutdated(isNewer)
    conflict.report('save', outcome, createdId())
    return saved
  }

  const autosave = useDraftAutosave({ name, entry, content, conflict, submission, saving })
  const id = entry?._id ?? writing?._id ?? conflict.conflict?.createdId
  const choices = useConflictChoices({ type, id, content, conflict, translations, unsaved, save, submit })

  return {
    ...submission,
    ...autosave,
    ...choices,
    isBusy: submission.isBusy || uploads.isWaiting,
    pending: uploads.pending,
    form,
    savedForm,
    round: content.round,
    offer: unsaved.offer,
    /** The id of the entry, once there is one; of a new one without drafts only during a conflict. */
    id,
    /** The language that another user has changed meanwhile, or that the call was of which found the entry deleted. */
    conflict: conflict.conflict?.language,
    /** Whether another user has deleted the entry. */
    isDeleted: conflict.conflict?.isDeleted,
    /** Whether nothing can be typed. */
    isLocked,
    locked,
    writing,
    calls: server.calls,
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
    /** Saves the content by another call. Resolves to whether that succeeded; a failure is shown. */
    saveElsewhere: (sendTo: (form: FormState, terms: SendOptions) => Promise<void>) =>
      locked(async () => {
        conflict.clear()
        if (!(await uploads.settled())) return false
        const { form: sent } = latest.current
        const isNewer = hasNewText()
        if ((await submitOnce(sent, (own) => sendTo(sent, own))) !== 'sent') return false
        unsaved.forgetSent(isNewer)
        content.setSavedForm(sent)
        conflict.upToDate()
        return true
      }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}

const writingOf = (entry: AnyEntity | undefined, status: WritingStatus | undefined): Writing | undefined =>
  entry && status ? { ...status, entry } : undefined
