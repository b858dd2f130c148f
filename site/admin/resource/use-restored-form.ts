import { atom, useAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { hasLoggedOutAtom, sessionAtom } from '../../state/session.ts'
import { type Draft, loadDraft } from './form-draft.ts'
import { type FormState, isChanged, sameTexts } from './form-state.ts'

/** Form contents, with pictures, that were open when the session ended; restored after signing in. */
const interruptedFormsAtom = atom<Readonly<Record<string, FormState>>>({})

interface RestoredFormOptions {
  key: string
  from: FormState
  form: FormState
  onRestored: (form: FormState) => void
  onDraft: (draft: Draft) => void
}

/** Once, when a form is opened: restores content from before the session ended, or else offers a stored draft. */
export function useRestoredForm({ key, from, form, onRestored, onDraft }: RestoredFormOptions): void {
  const [interruptedForms, setInterruptedForms] = useAtom(interruptedFormsAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const interrupted = interruptedForms[key]
    const draft = loadDraft(key, Object.keys(from.texts))
    if (interrupted) {
      setInterruptedForms(({ [key]: _taken, ...others }) => others)
      onRestored(interrupted)
    } else if (draft && !sameTexts(draft.texts, from.texts)) onDraft(draft)
  }, [interruptedForms, setInterruptedForms, key, from, onRestored, onDraft])
  useStoreOnSessionEnd(key, from, form)
}

/** Stores a changed form when the session ends, unless the user has logged out. */
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
