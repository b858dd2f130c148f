import { useEffect, useRef, useState } from 'react'

import { deleteUnsavedForm, loadUnsavedForm, storeUnsavedForm } from './unsaved-form.ts'

/** A text about an inquiry, and what to do when it changes, and when it was sent. */
type UnsavedText = [text: string, change: (text: string) => void, clear: (sent: string) => boolean]

/** Texts that are being written, what to do when they change, and when they have been saved. */
interface UnsavedTexts<Texts> {
  texts: Texts
  change: (texts: Texts) => void
  forget: () => void
  /** Begins anew unless something was typed since these were sent. @returns whether it did */
  clear: (sent: Texts) => boolean
}

/**
 * Texts that are being written. This browser stores them until they are saved, are `initial` again or the user logs out, so that nothing
 * is lost when the page is left or the session ends. When `initial` changes, as by saving, what differs from the one before stays as
 * it was typed.
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
  const [base, setBase] = useState(initial)
  const names = Object.keys(initial).filter((name): name is Name => name in initial)
  const areSame = (one: typeof initial, other: typeof initial) =>
    names.every((name) => one[name].trim() === other[name].trim())
  if (!areSame(base, initial)) {
    setBase(initial)
    const isTyped = (name: Name) => ![base[name].trim(), initial[name].trim()].includes(texts[name].trim())
    const typed = names.filter(isTyped).map((name) => [name, texts[name]])
    setTexts({ ...initial, ...Object.fromEntries(typed) })
  }
  const forget = () => deleteUnsavedForm(key)
  const isChanged = !areSame(texts, initial)
  // Under the key of the present revision, also what was typed while the one before was being saved.
  useEffect(() => {
    if (isChanged) storeUnsavedForm(key, { texts, hadImage: false, at: Date.now() })
  }, [key, texts, isChanged])
  const change = (next: typeof initial) => {
    setTexts(next)
    if (areSame(next, initial)) forget()
  }
  // Whoever waits for a response knows the texts of its request.
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  }, [texts])
  const clear = (sent: typeof initial) => {
    const isWhole = areSame(latest.current, sent)
    if (isWhole) setTexts(initial)
    // What is stored may be newer, typed where the form was opened again.
    const stored = loadUnsavedForm(key, shown)?.texts
    if (isWhole && areSame({ ...sent, ...stored }, sent)) forget()
    return isWhole
  }
  return { texts, change, forget, clear }
}

/** The same for a text about an inquiry. */
export function useUnsavedText(kind: 'reply' | 'note', inquiry: string, initial = ''): UnsavedText {
  const { texts, change, clear } = useUnsavedTexts(`inquiry:${inquiry}:${kind}`, { text: initial }, ['text'])
  return [texts.text, (text) => change({ text }), (sent) => clear({ text: sent })]
}
