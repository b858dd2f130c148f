import { useState } from 'react'

import { deleteUnsavedForm, loadUnsavedForm, storeUnsavedForm } from './unsaved-form.ts'

/** A text about an inquiry, and what to do when it changes. */
type UnsavedText = [text: string, change: (text: string) => void]

/** Texts that are being written, what to do when they change, and when they have been saved. */
interface UnsavedTexts<Texts> {
  texts: Texts
  change: (texts: Texts) => void
  forget: () => void
}

/**
 * Texts that are being written. This browser stores them until they are saved, are `initial` again or the user logs out, so that nothing
 * is lost when the page is left or the session ends.
 *
 * @param key of the storage
 * @param shown the texts that are taken from it: what is not shown would be saved unseen
 */
export function useUnsavedTexts<Name extends string>(
  key: string,
  initial: Readonly<Record<Name, string>>,
  shown: readonly Name[],
): UnsavedTexts<Readonly<Record<Name, string>>> {
  const [texts, setTexts] = useState(() => ({ ...initial, ...loadUnsavedForm(key, shown)?.texts }))
  const forget = () => deleteUnsavedForm(key)
  const change = (next: Readonly<Record<Name, string>>) => {
    setTexts(next)
    if (Object.keys(next).every((name) => trimmedIn(next, name) === trimmedIn(initial, name))) forget()
    else storeUnsavedForm(key, { texts: next, hadImage: false, at: Date.now() })
  }
  return { texts, change, forget }
}

const trimmedIn = (texts: Readonly<Record<string, string>>, name: string) => texts[name]?.trim()

/** The same for a text about an inquiry. */
export function useUnsavedText(kind: 'reply' | 'note', inquiry: string, initial = ''): UnsavedText {
  const { texts, change } = useUnsavedTexts(`inquiry:${inquiry}:${kind}`, { text: initial }, ['text'])
  return [texts.text, (text) => change({ text })]
}
