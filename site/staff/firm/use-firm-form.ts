import { useSetAtom, useStore } from 'jotai'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'

import type { FieldError } from '#contract/failure.ts'
import type { FirmSettings } from '#contract/settings-response.ts'
import type { Picture } from '#contract/media.ts'
import type { SettingsByName } from '#contract/setting.ts'
import { ApiError } from '../../api/client.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { loadSettings, saveSettings } from '../../state/settings-calls.ts'
import { siteContentAtom } from '../../state/site-content.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { type UnsavedForm, deleteUnsavedForm, loadUnsavedForm, storeUnsavedForm } from '../unsaved/unsaved-form.ts'
import { splitName } from '../entries/languages.ts'
import { outcomeOf } from '../entries/use-entry-submit.ts'
import { usePending } from '../unsaved/pending.ts'
import {
  changesOf,
  changeTheSame,
  type FormTexts,
  formTexts,
  textNameOf,
  unsavedTexts,
  withUnsaved,
} from './form-texts.ts'
import { settingNames } from '../language/setting-texts.ts'

const isSame = (one: FormTexts, other: FormTexts): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Which of the firm's settings a screen shows; it leaves the others alone. */
export interface ShownSettings {
  /** Under which unsaved content is stored. */
  name: string
  fields: SettingsByName
}

/** State and actions of a form of the firm's settings: texts, errors, the unsaved content in this browser, and saving. */
export function useFirmForm(loaded: FirmSettings, { name: stored, fields }: ShownSettings) {
  const store = useStore()
  const show = useSetAtom(siteContentAtom)
  const { message, staff } = useStaffLanguage()
  const { isBusy, sendOnce } = useSendOnce(settingNames(staff))
  const [{ settings, from }, setSaved] = useState(() => ({ settings: loaded, from: formTexts(fields, loaded) }))
  const [texts, setTexts] = useState(from)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [rejected, setRejected] = useState<FormTexts>({})
  const [isConflict, setIsConflict] = useState(false)
  const [offer, setOffer] = useState<UnsavedForm>()
  /** Whether the offer is what was found when the screen was opened, and so older than what is typed. */
  const isOlder = useRef(true)
  const isDirty = !isSame(texts, from)
  const uploads = usePending()
  /** The pictures that were chosen since, by their ids. */
  const [pictures, setPictures] = useState<Readonly<Record<string, Picture>>>({})
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })

  const isOpened = useRef(false)
  useEffect(() => {
    const unsaved = isOpened.current ? undefined : loadUnsavedForm(stored)
    isOpened.current = true
    if (unsaved && !isSame(withUnsaved(fields, from, unsaved.texts), from)) setOffer(unsaved)
  }, [fields, from, stored])
  useEffect(() => {
    // New text replaces the stored content; without new text the offered content stays stored.
    if (isDirty) storeUnsavedForm(stored, { texts: unsavedTexts(fields, texts, from), hadImage: false, at: Date.now() })
    else if (isOpened.current && texts !== from && !offer) deleteUnsavedForm(stored)
  }, [fields, isDirty, texts, from, offer, stored])

  const forget = () => {
    deleteUnsavedForm(stored)
    setOffer(undefined)
  }
  /** Shows saved settings. Older text than what was saved here is not offered any more: it would replace that. */
  const adopt = (next: FirmSettings, hasSavedText: boolean) => {
    const shown = formTexts(fields, next)
    setSaved({ settings: next, from: shown })
    setTexts(shown)
    setErrors([])
    setIsConflict(false)
    if (!offer || (hasSavedText && isOlder.current)) forget()
    else storeUnsavedForm(stored, offer)
  }
  const save = async (tag: string | undefined) => {
    setIsConflict(false)
    if (!(await uploads.settled())) return
    const sent = latest.current
    const api = store.get(apiAtom)
    const send = (known: string | undefined) => saveSettings(api, changesOf(fields, sent, from), known)
    const saved = () =>
      send(tag).catch(async (error: unknown) => {
        if (outcomeOf(error) !== 'conflict') throw error
        const theirs = await loadSettings(api)
        // What somebody else has changed elsewhere is no matter of this form.
        if (changeTheSame(fields, changesOf(fields, sent, from), changesOf(fields, formTexts(fields, theirs), from)))
          throw error
        return send(theirs.revision)
      })
    const result = await sendOnce(
      async () => adopt(await saved(), !isSame(sent, from)),
      (error) => (outcomeOf(error) === 'conflict' ? false : undefined),
    )
    if (!result) return
    if (result.ok) {
      void notify('success', staff.firm.saved)
      // The staff's screens show some of the settings, too.
      await store
        .get(apiAtom)
        .siteContent()
        .then(show, () => undefined)
    } else if (result.error instanceof ApiError) {
      setIsConflict(outcomeOf(result.error) === 'conflict')
      setErrors(result.error.errors.map((error) => ({ ...error, field: textNameOf(error.field, sent) })))
      setRejected(sent)
    }
  }
  const setText = (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text }))
  const changes = useCallback(() => changesOf(fields, texts, from), [fields, texts, from])
  return {
    texts,
    settings,
    changes,
    setText,
    setAll: (more: FormTexts) => setTexts((before) => ({ ...before, ...more })),
    /** An error is shown until the field's text differs from the rejected one; that of an end also until its begin does. */
    errorOf: (name: string): string | undefined =>
      [name, name.replace(/\.to$/, '.from')].every((each) => texts[each] === rejected[each])
        ? errors.find(({ field }) => field === name)?.message
        : undefined,
    errors,
    hasErrorBelow: (prefix: string): boolean => errors.some(({ field }) => splitName(field).field.startsWith(prefix)),
    /** Whether a row was added since the settings were loaded. */
    isNew: (prefix: string): boolean => !Object.keys(from).some((name) => name.startsWith(prefix)),
    pending: uploads.pending,
    isBusy: isBusy || uploads.isWaiting,
    /** The picture of a setting, if it was chosen since the settings were loaded. */
    chosenPicture: (name: string): Picture | null => pictures[texts[name] ?? ''] ?? null,
    choosePicture: (name: string, picture: Picture) => {
      setPictures((before) => ({ ...before, [picture._id]: picture }))
      setText(name, picture._id)
    },
    /** What was saved last, as after a choice that is taken back. */
    takeBack: (name: string) => setText(name, from[name] ?? ''),
    isDirty,
    offer,
    restore: () => {
      if (offer) setTexts((before) => withUnsaved(fields, before, offer.texts))
      setOffer(undefined)
    },
    discard: forget,
    isConflict,
    closeConflict: () => setIsConflict(false),
    overwrite: () => void save(undefined),
    /** Shows what another user has saved; what was typed here is offered. */
    loadTheirs: () => {
      const mine: UnsavedForm = { texts: unsavedTexts(fields, texts, from), hadImage: false, at: Date.now() }
      const adoptTheirs = (theirs: FirmSettings) => {
        adopt(theirs, false)
        isOlder.current = false
        storeUnsavedForm(stored, mine)
        setOffer(mine)
      }
      void loadSettings(store.get(apiAtom)).then(adoptTheirs, (error: unknown) =>
        notify('error', message(messageOf(error))),
      )
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void save(settings.revision)
    },
  }
}

export type FirmForm = ReturnType<typeof useFirmForm>
