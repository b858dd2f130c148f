import { useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { SendOptions } from '../../api/client.ts'
import { sessionEndedAtom } from '../../state/session.ts'
import { type Draft, draftOf, deleteDraft, saveDraft } from './form-draft.ts'
import { bodyOf, type FormState, formOf, isChanged, sameTexts } from './form-state.ts'
import { useRestoredForm } from './use-restored-form.ts'
import { type Send, useEntrySubmit } from './use-entry-submit.ts'

interface FormOptions {
  name: ResourceName
  /** The entry to edit; undefined for a new one. */
  entry?: AnyEntity | undefined
  /** Errors are shown, and the typed texts stay. */
  send: Send
}

/** State and actions of an entry's form: content, errors, draft and submission. */
export function useEntryForm({ name, entry, send }: FormOptions) {
  const key = `${name}:${entry?._id ?? 'new'}`
  const [from] = useState(() => formOf(name, entry))
  const [{ form, round }, setShown] = useState({ form: from, round: 0 })
  const [offer, setOffer] = useState<Draft>()
  const [isConflict, setIsConflict] = useState(false)
  const { submitOnce, ...submission } = useEntrySubmit((sent, terms) => send(bodyOf(name, sent, from), terms))
  const endSession = useSetAtom(sessionEndedAtom)
  useRestoredForm({ key, from, form, onRestored: (held) => setShown({ form: held, round: 1 }), onDraft: setOffer })

  useEffect(() => {
    if (form === from && !offer) return
    // New text replaces the stored draft; without new text the offered draft stays stored.
    const draft = sameTexts(form.texts, from.texts) ? offer : draftOf(form)
    if (draft) saveDraft(key, draft)
    else deleteDraft(key)
  }, [form, from, key, offer])

  /** Replaces the form's content; the new `round` remounts fields with internal state. */
  const show = (next: FormState) => setShown((before) => ({ form: next, round: before.round + 1 }))
  const change = (part: Partial<FormState>) => setShown((before) => ({ ...before, form: { ...before.form, ...part } }))
  /** Swaps the offered draft with the current text, so that neither is lost. */
  const restore = () => {
    if (!offer) return
    show({ ...form, texts: offer.texts })
    setOffer(sameTexts(form.texts, from.texts) ? undefined : { ...draftOf(form), hadImage: false })
  }
  const forget = () => deleteDraft(key)
  const discard = () => {
    forget()
    setOffer(undefined)
  }
  const submit = async (options: SendOptions = {}) => {
    setIsConflict(false)
    const outcome = await submitOnce(form, options)
    if (outcome === 'sent') {
      if (offer) saveDraft(key, offer)
      else forget()
      show(from)
    }
    if (outcome === 'conflict') setIsConflict(true)
    if (outcome === 'signed out') endSession()
  }

  return {
    ...submission,
    form,
    /** Incremented when the content is replaced, to remount fields. */
    round,
    offer,
    isDirty: isChanged(form, from),
    isConflict,
    change,
    setText: (field: string, text: string) =>
      setShown((before) => ({
        ...before,
        form: { ...before.form, texts: { ...before.form.texts, [field]: text } },
      })),
    restore,
    discard,
    /** Deletes the draft. */
    forget,
    submit,
    closeConflict: () => setIsConflict(false),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
