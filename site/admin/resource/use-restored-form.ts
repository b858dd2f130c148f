import { atom, useAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { hasLoggedOutAtom, sessionAtom } from '../../state/session.ts'
import { type Draft, loadDraft } from './form-draft.ts'
import { type FormState, isChanged, sameTexts } from './form-state.ts'

/** Forms whose session ended under them, with their pictures: taken up again after signing in. */
const interruptedFormsAtom = atom<Readonly<Record<string, FormState>>>({})

interface RestoredFormOptions {
  key: string
  from: FormState
  form: FormState
  onRestored: (form: FormState) => void
  onDraft: (draft: Draft) => void
}

/**
 * Looks once, when a form is opened, for what was typed into it before: held for someone whose session had ended, it
 * comes back by itself; left behind in the browser, it is offered.
 */
export function useRestoredForm({ key, from, form, onRestored, onDraft }: RestoredFormOptions): void {
  const [held, setHeld] = useAtom(interruptedFormsAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const kept = held[key]
    const draft = loadDraft(key, Object.keys(from.texts))
    if (kept) {
      setHeld(({ [key]: _taken, ...others }) => others)
      onRestored(kept)
    } else if (draft && !sameTexts(draft.texts, from.texts)) onDraft(draft)
  }, [held, setHeld, key, from, onRestored, onDraft])
  useStoreOnSessionEnd(key, from, form)
}

/** Holds a form once its session ends, whatever call has found that out, unless the person left by themselves. */
function useStoreOnSessionEnd(key: string, from: FormState, form: FormState): void {
  const store = useStore()
  useEffect(
    () =>
      store.sub(sessionAtom, () => {
        const hasEnded = store.get(sessionAtom).isLoggedIn === false && !store.get(hasLoggedOutAtom)
        if (hasEnded && isChanged(form, from)) store.set(interruptedFormsAtom, (others) => ({ ...others, [key]: form }))
      }),
    [store, key, from, form],
  )
}
