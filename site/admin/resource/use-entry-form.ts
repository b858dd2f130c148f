import { useStore } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#contract/languages.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import type { Writing, WritingStatus } from '#contract/writing.ts'
import { ApiError, type SendOptions } from '../../api/client.ts'
import { updateEntry } from '../../state/change-entries.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { lists } from '../../state/lists.ts'
import type { Translations } from '../../state/translation-calls.ts'
import { isOffline } from '../../ui/is-offline.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import type { SaveState } from '../writing/state-line.tsx'
import { useServerDraft } from '../writing/use-server-draft.ts'
import { type UnsavedForm, unsavedFormOf, deleteUnsavedForm, storeUnsavedForm } from '../unsaved/unsaved-form.ts'
import {
  afterSave,
  bodyOf,
  changedIn,
  type FormState,
  formOf,
  hasExtraTexts,
  isChanged,
  isDefaultChanged,
  sameTexts,
  translatedTexts,
  withTextsIn,
} from './form-state.ts'
import { nameIn, type OtherLanguage, otherLanguages } from './languages.ts'
import { usePending } from '../unsaved/pending.ts'
import { useCreation } from './use-creation.ts'
import { useOwnPicture } from './use-own-picture.ts'
import { fieldNamesOf } from './texts.ts'
import { useBusy } from './use-busy.ts'
import { useRestoredForm } from './use-restored-form.ts'
import { outcomeOf, useEntrySubmit } from './use-entry-submit.ts'
import { useTranslations } from './use-translations.ts'

/** Sends a form by the contract's call. */
export type Send = (body: FormData, terms: SendOptions) => Promise<AnyEntity>

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

/** A form as it was published, and what it has become. */
interface Published {
  sent: FormState
  entry: AnyEntity
}

/** The pause in typing after which the form is saved. */
const AUTOSAVE_MS = 2000
/** The pause before a failed save is repeated. */
const RETRY_MS = 15_000

/** State and actions of an entry's form: content, errors, unsaved content and submission. */
export function useEntryForm({ name, entry, status, translations: initial = {}, send, onSent }: FormOptions) {
  const type: Resource = resources[name]
  const store = useStore()
  const { staff, message, words } = useStaffLanguage()
  const fieldNames = fieldNamesOf(staff, name)
  const [from, setFrom] = useState(() => formOf(name, entry, initial))
  const [{ form, round }, setShown] = useState({ form: from, round: 0 })
  const [offer, setOffer] = useState<UnsavedForm>()
  const [conflict, setConflict] = useState<{ by: 'submit' | 'save'; language: Language }>()
  const [failure, setFailure] = useState<{ problem: string }>()
  /** Whether the user goes on editing although another user has changed the entry: nothing is saved until it is asked for. */
  const [isOutdated, setIsOutdated] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const { isLocked, locked } = useBusy()
  const uploads = usePending()
  const { submitOnce, ...submission } = useEntrySubmit(fieldNames)
  const server = useServerDraft(name, heldOf(entry, status))
  const { writing } = server
  const creation = useCreation(name, server)
  const ownPicture = useOwnPicture(name, entry, server)
  const translations = useTranslations(name, initial)
  /** The language that the running or failed call writes. */
  const language = useRef<Language>(DEFAULT_LANGUAGE)
  /** The new entry of a type without drafts whose other languages could not be saved. */
  const plain = useRef<string>(undefined)
  const pageKey = `${name}:${entry?._id ?? 'new'}`
  const key = writing ? `${name}:${writing._id}` : pageKey
  const latest = useRef({ form, from })
  useEffect(() => {
    latest.current = { form, from }
  })
  useRestoredForm({
    key: pageKey,
    unsavedKey: key,
    from,
    form,
    writing,
    onRestored: (interrupted) => {
      if (!writing && interrupted.writing) server.adopt(interrupted.writing)
      setShown({ form: interrupted.form, round: 1 })
    },
    onUnsaved: setOffer,
  })

  useEffect(() => {
    const isSame = sameTexts(form.texts, from.texts)
    // New text replaces the stored content; without new text the offered content stays stored.
    if (!isSame) storeUnsavedForm(key, unsavedFormOf(form, from))
    else if (offer && key === pageKey) storeUnsavedForm(key, offer)
    else if (round > 0 || form !== from) deleteUnsavedForm(key)
  }, [form, from, key, pageKey, offer, round])

  useEffect(() => {
    // Once the new entry is created, what is offered stays that of the form of new entries.
    if (key === pageKey) return
    if (offer) storeUnsavedForm(pageKey, offer)
    else deleteUnsavedForm(pageKey)
  }, [key, pageKey, offer])

  /** Replaces the form's content; the new `round` remounts fields with internal state. */
  const show = (next: FormState) => setShown((before) => ({ form: next, round: before.round + 1 }))
  const change = (part: Partial<FormState>) => setShown((before) => ({ ...before, form: { ...before.form, ...part } }))
  /** Swaps the offered content with the current text, so that neither is lost. */
  const restore = () => {
    if (!offer) return
    show({ ...form, texts: { ...form.texts, ...offer.texts } })
    setOffer(sameTexts(form.texts, from.texts) ? undefined : { ...unsavedFormOf(form, from), hadImage: false })
  }
  const forget = () => deleteUnsavedForm(key)
  const discard = () => {
    deleteUnsavedForm(pageKey)
    setOffer(undefined)
  }
  /** Changes what is saved at once also for the next call, which may begin before the form is rendered again. */
  const changeFrom = (next: (before: FormState) => FormState) => {
    setFrom(next)
    latest.current = { ...latest.current, from: next(latest.current.from) }
  }
  /** The form is as it was sent; the server may have changed the slug. */
  const settle = (sent: FormState, saved: AnyEntity) => {
    changeFrom((before) => {
      const settled = withTextsIn(DEFAULT_LANGUAGE, before, sent)
      return afterSave(name, settled, settled, saved)
    })
    setShown((before) => ({ ...before, form: afterSave(name, before.form, sent, saved) }))
    latest.current = { ...latest.current, form: afterSave(name, latest.current.form, sent, saved) }
    setFailure(undefined)
    setIsOutdated(false)
  }
  /** Saves the texts that were changed in other languages. Returns the entry with the state that it has then. */
  const translate = async <State extends Writing | undefined>(
    id: string,
    before: State,
    sent: FormState,
    isAutosave = false,
  ): Promise<State> => {
    let current = before
    for (const each of otherLanguages) {
      const texts = changedIn(each, sent, latest.current.from)
      if (Object.keys(texts).length === 0) continue
      language.current = each
      const { status: after } = await translations.save(id, each, texts, { isAutosave })
      language.current = DEFAULT_LANGUAGE
      changeFrom((base) => withTextsIn(each, base, sent))
      setFailure(undefined)
      setIsOutdated(false)
      if (!current || !after) continue
      current = { ...current, ...after, revision: current.revision }
      server.adopt(current)
    }
    return current
  }
  /** Runs work after the saves before it. A new entry that was deleted meanwhile is new once more, and the next save creates it. */
  const enqueue: typeof server.enqueue = (work) =>
    server.enqueue(work).catch((error: unknown) => {
      if (!entry && error instanceof ApiError && error.status === 404) {
        forget()
        forgetCreated()
        changeFrom(() => formOf(name))
      }
      throw error
    })
  const forgetCreated = () => {
    server.adopt(undefined)
    plain.current = undefined
    translations.forget()
  }
  /** Saves the form as a draft, after the saves before it. */
  const saveNow = (terms: SendOptions, isAutosave: boolean): Promise<Writing> =>
    enqueue(async (newest) => {
      const { form: sent, from: base } = latest.current
      language.current = DEFAULT_LANGUAGE
      const current = newest && (await translate(newest._id, newest, sent, isAutosave))
      if (current && current !== newest && !isDefaultChanged(sent, base)) return current
      const own = { ...submission.termsFor(sent), ...terms }
      const { draft, made } = await creation.start(current, sent, own)
      const body = bodyOf(name, over(sent, made), base)
      const options = { tag: draft.revision, ...own, isAutosave }
      const saved = made === sent ? draft : await server.call(server.calls.save(name, draft._id, body, options))
      settle(sent, saved.entry)
      // The list below the form has it now.
      if (!entry && !current && isAutosave) void store.set(lists[name].reloadAtom)
      return current ? saved : translate(saved._id, saved, sent, isAutosave)
    })

  /** Saves an entry of a type without drafts: other languages first, since the default language's texts are part of their ETags. */
  const sendPlain = async (sent: FormState, terms: SendOptions): Promise<AnyEntity> => {
    const body = bodyOf(name, sent, latest.current.from)
    const id = entry?._id ?? plain.current
    if (id !== undefined) await translate(id, undefined, sent)
    const saved = plain.current
      ? await updateEntry(store.get(apiAtom), name, plain.current, body)
      : await ownPicture.sendPlain((newer) => send(body, { ...ownPicture.terms.current, ...terms, ...newer }))
    if (entry) return saved
    plain.current = saved._id
    if (!hasExtraTexts(name, sent)) return saved
    if (id === undefined) await translate(saved._id, undefined, sent)
    await store.set(lists[name].reloadAtom)
    return saved
  }

  /** Uses the contract's call while the server has no draft of the entry; otherwise publishes the draft. */
  const publish = (terms: SendOptions): Promise<Published> =>
    enqueue(async (current) => {
      // As the saves before it have left the form: a picture that one of them has sent is not sent again.
      const { form: sent } = latest.current
      return { sent, entry: await publishNow(sent, current, terms) }
    })
  const publishNow = async (sent: FormState, current: Writing | undefined, terms: SendOptions): Promise<AnyEntity> => {
    const isPlain = !current && creation.isFirst(sent) && !hasExtraTexts(name, sent)
    language.current = DEFAULT_LANGUAGE
    if (!type.drafts) return sendPlain(sent, terms)
    if (isPlain)
      return creation.publish(sent, (own) => send(bodyOf(name, sent, latest.current.from), { ...terms, key: own }))
    const { draft, made } = await creation.start(current, sent, terms)
    await translate(draft._id, draft, sent)
    const body = bodyOf(name, over(sent, made), latest.current.from)
    const options = { tag: draft.revision, ...terms }
    const published = await server.call(server.calls.publish(name, draft._id, body, options))
    if (!entry) await store.set(lists[name].reloadAtom)
    return published.entry
  }

  const submit = (terms: SendOptions = {}) => locked(() => submitLocked(terms))
  const submitLocked = async (terms: SendOptions) => {
    setConflict(undefined)
    if (!(await uploads.settled())) return
    let published: Published | undefined
    const outcome = await submitOnce(latest.current.form, async (own) => {
      published = await publish({ ...own, ...terms })
    })
    if (outcome === 'sent') {
      forget()
      if (offer) storeUnsavedForm(pageKey, offer)
      setFailure(undefined)
      setIsOutdated(false)
      if (!published) return
      if (entry) settle(published.sent, published.entry)
      else {
        const blank = formOf(name)
        forgetCreated()
        setFrom(blank)
        show(blank)
      }
      onSent(published.entry)
    }
    if (outcome === 'conflict') setConflict({ by: 'submit', language: language.current })
  }

  /** Saves the form as a draft, because the user wants it. Undefined if that failed, which is shown. */
  const save = async (terms: SendOptions = {}): Promise<Writing | undefined> => {
    setConflict(undefined)
    if (!(await uploads.settled())) return undefined
    let saved: Writing | undefined
    const outcome = await submitOnce(latest.current.form, async (own) => {
      saved = await saveNow({ ...own, ...terms }, false)
    })
    if (outcome === 'conflict') setConflict({ by: 'save', language: language.current })
    return saved
  }

  /**
   * Runs a call on the entry as the server has it, takes over what it returns, and does the rest. Undefined if that failed, which is
   * shown.
   */
  const act = async (
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
  }

  const takeTheirs = async (other: OtherLanguage) => {
    const id = entry?._id ?? writing?._id
    if (id === undefined) return
    setIsOutdated(false)
    const theirs = { texts: translatedTexts(type, other, (await translations.read(id))[other]?.entry) }
    setConflict(undefined)
    setFailure(undefined)
    changeFrom((before) => withTextsIn(other, before, theirs))
    show(withTextsIn(other, latest.current.form, theirs))
  }

  const isDirty = isChanged(form, from)
  const hasTitle = LANGUAGES.some((each) => form.texts[nameIn(each, titleField(type))]?.trim())
  const isAutosaved = type.drafts === true && isDirty && hasTitle && !submission.isBusy && !conflict && !isOutdated
  const autosave = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    autosave.current = async () => {
      const { form: sent } = latest.current
      setIsSaving(true)
      try {
        await saveNow({}, true)
      } catch (error) {
        setFailure({ problem: isOffline() ? words.ui.offline : message(messageOf(error), fieldNames) })
        submission.showErrors(sent, error)
        if (outcomeOf(error) === 'conflict') setConflict({ by: 'save', language: language.current })
      } finally {
        submission.endProgress()
        setIsSaving(false)
      }
    }
  })
  useEffect(() => {
    // Each change of the form and each failure restarts the timer.
    const wanted = isAutosaved && form
    if (!wanted) return undefined
    const timer = setTimeout(() => void autosave.current?.(), failure ? RETRY_MS : AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isAutosaved, failure, form])

  const saveState: SaveState = failure ? 'stopped' : isSaving ? 'saving' : isDirty ? 'pending' : 'saved'
  return {
    ...submission,
    isBusy: submission.isBusy || uploads.isWaiting,
    pending: uploads.pending,
    form,
    /** Incremented when the content is replaced, to remount fields. */
    round,
    offer,
    isDirty,
    /** The language that another user has changed meanwhile. */
    conflict: conflict?.language,
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
    change,
    /** Shows an entry, in other languages as it is there now. */
    show: async (next: AnyEntity) => {
      const shown = formOf(name, next, await translations.read(next._id))
      setFrom(shown)
      show(shown)
    },
    /** The versions of an entry in all languages. */
    translations,
    setText: (field: string, text: string) =>
      setShown((before) => ({
        ...before,
        form: { ...before.form, texts: { ...before.form.texts, [field]: text } },
      })),
    restore,
    discard,
    /** Deletes the stored content. */
    forget,
    submit,
    save,
    act,
    /** Repeats the save or submission that found a newer version, and overwrites that. */
    overwrite: () => {
      const other = otherLanguages.find((each) => each === conflict?.language)
      if (other) translations.forget(other)
      const terms = other ? {} : { tag: undefined }
      void (conflict?.by === 'save' ? save(terms) : submit(terms))
    },
    /** Discards the texts in the language that another user has changed. */
    loadTheirs: (onReload: () => void) => {
      const other = otherLanguages.find((each) => each === conflict?.language)
      if (other)
        return void takeTheirs(other).catch((error: unknown) => void notify('error', message(messageOf(error))))
      forget()
      return onReload()
    },
    closeConflict: () => {
      setConflict(undefined)
      setIsOutdated(true)
      setFailure({ problem: staff.writing.changedByOthers })
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}

/** The form to save over an entry created from the older form `made`, whose picture is removed unless the form has a new one. */
const over = (form: FormState, made: FormState | undefined): FormState =>
  made?.file || made?.picture ? { ...form, removeImage: true } : form

const heldOf = (entry: AnyEntity | undefined, status: WritingStatus | undefined): Writing | undefined =>
  entry && status ? { ...status, entry } : undefined
