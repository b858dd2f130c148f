import { useState } from 'react'

import { deleteUnsavedForm, loadUnsavedForm, storeUnsavedForm } from './unsaved-form.ts'

/** A text about an inquiry, and what to do when it changes. */
type UnsavedText = [text: string, change: (text: string) => void]

/**
 * A text about an inquiry that is being written. This browser stores it until it is sent, is `initial` again or the user logs out, so that nothing is
 * lost when the dialog closes or the session ends.
 */
export function useUnsavedText(kind: 'reply' | 'note', inquiry: string, initial = ''): UnsavedText {
  const key = `inquiry:${inquiry}:${kind}`
  const [text, setText] = useState(() => loadUnsavedForm(key, ['text'])?.texts['text'] ?? initial)
  const change = (next: string) => {
    setText(next)
    if (next.trim() === initial.trim()) deleteUnsavedForm(key)
    else storeUnsavedForm(key, { texts: { text: next }, hadImage: false, at: Date.now() })
  }
  return [text, change]
}
