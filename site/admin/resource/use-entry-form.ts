import { useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import type { SendOptions } from '../../api/client.ts'
import { sessionEndedAtom } from '../../state/session.ts'
import { type Draft, draftOf, deleteDraft, saveDraft } from './form-draft.ts'
import { type FormState, formOf, isChanged, sameTexts } from './form-state.ts'
import { useRestoredForm } from './use-restored-form.ts'
import { type Send, useEntrySubmit } from './use-entry-submit.ts'

interface FormOptions {
  name: ResourceName
  /** The entry that is changed; none for a new one. */
  entry?: AnyEntity | undefined
  /** What it throws is shown, and what was typed stays. */
  send: Send
}

/** The form of an entry: what it holds, what is wrong with it, what is kept of it, and sending it. */
export function useEntryForm({ name, entry, send }: FormOptions) {
  const key = `${name}:${entry?._id ?? 'new'}`
  const [from] = useState(() => formOf(name, entry))
  const [{ form, round }, setShown] = useState({ form: from, round: 0 })
  const [offer, setOffer] = useState<Draft>()
  const [isConflict, setIsConflict] = useState(false)
  const { submitOnce, ...submission } = useEntrySubmit(send)
  const endSession = useSetAtom(sessionEndedAtom)
  useRestoredForm({ key, from, form, onRestored: (held) => setShown({ form: held, round: 1 }), onDraft: setOffer })

  useEffect(() => {
    if (form === from && !offer) return
    // What is typed now comes first; an offer stays kept as long as there is nothing newer.
    const draft = sameTexts(form.texts, from.texts) ? offer : draftOf(form)
    if (draft) saveDraft(key, draft)
    else deleteDraft(key)
  }, [form, from, key, offer])

  /** Shows a state that was not typed, also in the fields that keep one of their own. */
  const show = (next: FormState) => setShown((before) => ({ form: next, round: before.round + 1 }))
  const change = (part: Partial<FormState>) => setShown((before) => ({ ...before, form: { ...before.form, ...part } }))
  /** Changes places with what has been typed since: that is offered then, and neither is lost. */
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
    /** Grows with each state that was not typed. */
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
    /** Keeps nothing of what was typed. */
    forget,
    submit,
    closeConflict: () => setIsConflict(false),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
