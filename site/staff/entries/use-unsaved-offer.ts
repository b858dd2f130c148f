import { useEffect, useRef, useState } from 'react'

import type { useServerDraft } from '../writing/use-server-draft.ts'
import { deleteUnsavedForm, storeUnsavedForm, type UnsavedForm, unsavedFormOf } from '../unsaved/unsaved-form.ts'
import { changedOver, sameTexts } from './form-state.ts'
import type { FormContent } from './use-form-content.ts'
import { useRestoredForm } from './use-restored-form.ts'

/** The storage keys of a form's unsaved content: of its page, and of the entry once there is one. */
interface Keys {
  key: string
  pageKey: string
  /** Whether the page is that of new entries. */
  isNew: boolean
}

/**
 * Stores the form's unsaved content in the browser, and offers what was stored before the form was opened. A form that the end of the
 * session has interrupted is shown again.
 */
export function useUnsavedOffer(
  { key, pageKey, isNew }: Keys,
  { form, savedForm, round, setSavedForm, showForm, restoreForm }: FormContent,
  { writing, adopt }: ReturnType<typeof useServerDraft>,
) {
  const [offer, setOffer] = useState<UnsavedForm>()
  /** Whether the offer is what was found when the page was opened, and so older than what is typed. */
  const isOlder = useRef(true)
  useRestoredForm({
    key: pageKey,
    unsavedKey: key,
    from: savedForm,
    form,
    writing,
    onRestored: (interrupted) => {
      if (writing || !interrupted.writing) return restoreForm(changedOver(savedForm, interrupted))
      // A new entry that has become a draft: its form does not have the saved texts.
      adopt(interrupted.writing)
      setSavedForm(interrupted.from)
      restoreForm(interrupted.form)
    },
    onUnsaved: setOffer,
  })

  useEffect(() => {
    const isSame = sameTexts(form.texts, savedForm.texts)
    // New text replaces the stored content; without new text the offered content stays stored.
    if (!isSame) storeUnsavedForm(key, unsavedFormOf(form, savedForm))
    else if (offer && key === pageKey) storeUnsavedForm(key, offer)
    else if (round > 0 || form !== savedForm) deleteUnsavedForm(key)
  }, [form, savedForm, key, pageKey, offer, round])

  useEffect(() => {
    // Once the new entry is created, what is offered stays that of the form of new entries.
    if (key === pageKey) return
    if (offer) storeUnsavedForm(pageKey, offer)
    else deleteUnsavedForm(pageKey)
  }, [key, pageKey, offer])

  /** What a form of new entries offers is of another entry. */
  const isOutdated = (hasSavedText: boolean): boolean => !isNew && hasSavedText && isOlder.current
  const endOutdated = (hasSavedText: boolean) => {
    if (isOutdated(hasSavedText)) setOffer(undefined)
  }
  return {
    offer,
    /** Swaps the offered content with the current text, so that neither is lost. */
    restore: () => {
      if (!offer) return
      isOlder.current = false
      showForm({ ...form, texts: { ...form.texts, ...offer.texts } })
      setOffer(
        sameTexts(form.texts, savedForm.texts) ? undefined : { ...unsavedFormOf(form, savedForm), hadImage: false },
      )
    },
    /**
     * Stores what is typed once more, before the entry is loaded again: other windows delete the stored content, too.
     *
     * @returns whether nothing is lost
     */
    keep: (): boolean =>
      sameTexts(form.texts, savedForm.texts) || storeUnsavedForm(key, unsavedFormOf(form, savedForm)),
    /** Offers texts that are about to be replaced. */
    offerTexts: (texts: UnsavedForm['texts']) => {
      isOlder.current = false
      setOffer({ texts, hadImage: false, at: Date.now() })
    },
    discard: () => {
      deleteUnsavedForm(pageKey)
      setOffer(undefined)
    },
    /** Deletes the stored content. */
    forget: () => deleteUnsavedForm(key),
    /** Ends the offer of text that is older than what was saved, which it would replace. */
    endOutdated,
    /** Deletes the stored content of a form that was sent, but for what is still offered. */
    forgetSent: (hasSavedText: boolean) => {
      deleteUnsavedForm(key)
      if (offer && !isOutdated(hasSavedText)) storeUnsavedForm(pageKey, offer)
      endOutdated(hasSavedText)
    },
  }
}
