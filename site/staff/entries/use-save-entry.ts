import { useStore } from 'jotai'
import { useRef } from 'react'

import { type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE, otherLanguages } from '#contract/languages.ts'
import type { AnyEntity, Resource } from '#contract/resource.ts'
import type { Writing } from '#contract/writing.ts'
import { ApiError, type SendOptions } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { updateEntry } from '../../state/change-entries.ts'
import { lists } from '../../state/lists.ts'
import { useStaffWords } from '../language/staff-language.ts'
import type { useServerDraft } from '../writing/use-server-draft.ts'
import {
  bodyOf,
  changedIn,
  type FormState,
  formOf,
  hasExtraTexts,
  isDefaultChanged,
  withTextsIn,
} from './form-state.ts'
import type { Conflict } from './use-conflict.ts'
import { useCreation } from './use-creation.ts'
import type { FormContent } from './use-form-content.ts'
import type { useOwnPicture } from './use-own-picture.ts'
import type { useTranslations } from './use-translations.ts'

/** Sends a form by the contract's call. */
export type Send = (body: FormData, terms: SendOptions) => Promise<AnyEntity>

/** A form as it was published, and what it has become. */
export interface Published {
  sent: FormState
  entry: AnyEntity
}

interface SaveOptions {
  name: ResourceName
  /** The entry to edit; undefined for a new one. */
  entry: AnyEntity | undefined
  content: FormContent
  conflict: Conflict
  server: ReturnType<typeof useServerDraft>
  ownPicture: ReturnType<typeof useOwnPicture>
  translations: ReturnType<typeof useTranslations>
  /** The options that are sent with a form's content. */
  termsFor: (form: FormState) => SendOptions
  send: Send
  /** Called when a new entry was deleted meanwhile. */
  onLost: () => void
}

/** Saves and publishes an entry's form in all languages, one call after the other. */
export function useSaveEntry(options: SaveOptions) {
  const { name, entry, content, conflict, server, ownPicture, translations, termsFor, send, onLost } = options
  const { latest, changeSavedForm } = content
  const { setWrittenLanguage } = conflict
  const type: Resource = resources[name]
  const store = useStore()
  const { deletedMeanwhile } = useStaffWords().writing
  const creation = useCreation(name, server)
  /** The new entry of a type without drafts whose other languages could not be saved. */
  const createdId = useRef<string>(undefined)

  const applySaved = (sent: FormState, saved: AnyEntity) => {
    content.applySaved(sent, saved)
    conflict.upToDate()
  }
  const forgetCreated = () => {
    server.adopt(undefined)
    createdId.current = undefined
    translations.forget()
  }
  /** Saves the texts that were changed in other languages. Returns the entry with the state that it has then. */
  const saveTranslations = async <State extends Writing | undefined>(
    id: string,
    before: State,
    sent: FormState,
    isAutosave = false,
  ): Promise<State> => {
    let current = before
    for (const each of otherLanguages) {
      const texts = changedIn(each, sent, latest.current.savedForm)
      if (Object.keys(texts).length === 0) continue
      setWrittenLanguage(each)
      const { status: after } = await translations.save(id, each, texts, { isAutosave })
      setWrittenLanguage(DEFAULT_LANGUAGE)
      changeSavedForm((base) => withTextsIn(each, base, sent))
      conflict.upToDate()
      if (!current || !after) continue
      current = { ...current, ...after, revision: current.revision }
      server.showStatus(current)
    }
    return current
  }
  /** Runs work after the saves before it. A new entry that was deleted meanwhile is new once more, and the next save creates it. */
  const enqueue: typeof server.enqueue = (work) =>
    server.enqueue(work).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      if (entry) throw new ApiError(404, deletedMeanwhile)
      onLost()
      forgetCreated()
      changeSavedForm(() => formOf(name))
      throw error
    })

  /** Saves an entry of a type without drafts: other languages first, since the default language's texts are part of their ETags. */
  const sendWithoutDraft = async (sent: FormState, terms: SendOptions): Promise<AnyEntity> => {
    const body = bodyOf(name, sent, latest.current.savedForm)
    const id = entry?._id ?? createdId.current
    if (id !== undefined) await saveTranslations(id, undefined, sent)
    const saved = createdId.current
      ? await updateEntry(store.get(apiAtom), name, createdId.current, body)
      : await ownPicture.sendPlain((newer) => send(body, { ...ownPicture.terms.current, ...terms, ...newer }))
    if (entry) return saved
    createdId.current = saved._id
    if (!hasExtraTexts(name, sent)) return saved
    if (id === undefined) await saveTranslations(saved._id, undefined, sent)
    await store.set(lists[name].reloadAtom)
    return saved
  }
  const publishForm = async (sent: FormState, current: Writing | undefined, terms: SendOptions): Promise<AnyEntity> => {
    const isCreatedAtOnce = !current && creation.isFirst(sent) && !hasExtraTexts(name, sent)
    setWrittenLanguage(DEFAULT_LANGUAGE)
    if (!type.drafts) return sendWithoutDraft(sent, terms)
    if (isCreatedAtOnce)
      return creation.publish(sent, (own) => send(bodyOf(name, sent, latest.current.savedForm), { ...terms, key: own }))
    const { draft, made } = await creation.start(current, sent, terms)
    await saveTranslations(draft._id, draft, sent)
    const body = bodyOf(name, withoutOlderPicture(sent, made), latest.current.savedForm)
    const published = await server.change(draft, ({ _id, revision }) =>
      server.calls.publish(name, _id, body, { tag: revision, ...terms }),
    )
    if (!entry) await store.set(lists[name].reloadAtom)
    return published.entry
  }

  return {
    applySaved,
    /** The id of the new entry of a type without drafts, once there is one. */
    createdId: (): string | undefined => createdId.current,
    /** Makes the form that of a new entry. */
    forgetCreated,
    /** Saves the form as a draft, after the saves before it. */
    saveDraft: (terms: SendOptions, isAutosave: boolean): Promise<Writing> =>
      enqueue(async (newest) => {
        const { form: sent, savedForm: base } = latest.current
        setWrittenLanguage(DEFAULT_LANGUAGE)
        const current = newest && (await saveTranslations(newest._id, newest, sent, isAutosave))
        if (current && current !== newest && !isDefaultChanged(sent, base)) return current
        const own = { ...termsFor(sent), ...terms }
        const { draft, made } = await creation.start(current, sent, own)
        const body = bodyOf(name, withoutOlderPicture(sent, made), base)
        const save = ({ _id, revision }: Writing) =>
          server.calls.save(name, _id, body, { tag: revision, ...own, isAutosave })
        const saved = made === sent ? draft : await server.change(newest ?? draft, save)
        applySaved(sent, saved.entry)
        // The list below the form has it now.
        if (!entry && !current && isAutosave) void store.set(lists[name].reloadAtom)
        return current ? saved : saveTranslations(saved._id, saved, sent, isAutosave)
      }),
    /** Uses the contract's call while the server has no draft of the entry; otherwise publishes the draft. */
    publish: (terms: SendOptions): Promise<Published> =>
      enqueue(async (current) => {
        // As the saves before it have left the form: a picture that one of them has sent is not sent again.
        const { form: sent } = latest.current
        return { sent, entry: await publishForm(sent, current, terms) }
      }),
  }
}

/** The form to save over an entry created from the older form `made`, whose picture is removed unless the form has a new one. */
const withoutOlderPicture = (form: FormState, made: FormState | undefined): FormState =>
  made?.file || made?.picture ? { ...form, removeImage: true } : form
