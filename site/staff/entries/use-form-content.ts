import { useEffect, useRef, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { afterSave, type FormState, withTextsIn } from './form-state.ts'

/** What an entry's form contains, and what of it is saved. */
export function useFormContent(name: ResourceName, initial: () => FormState) {
  const [savedForm, setSavedForm] = useState(initial)
  const [{ form, round }, setShown] = useState({ form: savedForm, round: 0 })
  const latest = useRef({ form, savedForm })
  useEffect(() => {
    latest.current = { form, savedForm }
  })
  /** Changes what is saved at once also for the next call, which may begin before the form is rendered again. */
  const changeSavedForm = (next: (before: FormState) => FormState) => {
    setSavedForm(next)
    latest.current = { ...latest.current, savedForm: next(latest.current.savedForm) }
  }
  return {
    form,
    savedForm,
    /** Incremented when the content is replaced, to remount fields. */
    round,
    /** Both forms as they are now, for calls that begin later. */
    latest,
    changeSavedForm,
    setSavedForm,
    /** Shows the content from before the session ended. */
    restoreForm: (restored: FormState) => setShown({ form: restored, round: 1 }),
    /** Replaces the form's content; the new `round` remounts fields with internal state. */
    showForm: (next: FormState) => setShown((before) => ({ form: next, round: before.round + 1 })),
    change: (part: Partial<FormState>) => setShown((before) => ({ ...before, form: { ...before.form, ...part } })),
    setText: (field: string, text: string) =>
      setShown((before) => ({
        ...before,
        form: { ...before.form, texts: { ...before.form.texts, [field]: text } },
      })),
    /** The form is saved as it was sent; the server may have changed the slug. */
    applySaved: (sent: FormState, saved: AnyEntity) => {
      changeSavedForm((before) => {
        const settled = withTextsIn(DEFAULT_LANGUAGE, before, sent)
        return afterSave(name, settled, settled, saved)
      })
      setShown((before) => ({ ...before, form: afterSave(name, before.form, sent, saved) }))
      latest.current = { ...latest.current, form: afterSave(name, latest.current.form, sent, saved) }
    },
  }
}

export type FormContent = ReturnType<typeof useFormContent>
