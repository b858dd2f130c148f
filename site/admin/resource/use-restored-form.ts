import { atom, useAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { hasLeftAtom, sessionAtom } from '../../state/session.ts'
import { type Draft, keptDraft } from './form-draft.ts'
import { type FormState, isChanged, sameTexts } from './form-state.ts'

/** Forms whose session ended under them, with their pictures: taken up again after signing in. */
const heldAtom = atom<Readonly<Record<string, FormState>>>({})

interface HeldOptions {
  key: string
  from: FormState
  form: FormState
  onHeld: (form: FormState) => void
  onDraft: (draft: Draft) => void
}

/**
 * Looks once, when a form is opened, for what was typed into it before: held for someone whose session had ended, it
 * comes back by itself; left behind in the browser, it is offered.
 */
export function useHeld({ key, from, form, onHeld, onDraft }: HeldOptions): void {
  const [held, setHeld] = useAtom(heldAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const kept = held[key]
    const draft = keptDraft(key, Object.keys(from.texts))
    if (kept) {
      setHeld(({ [key]: _taken, ...others }) => others)
      onHeld(kept)
    } else if (draft && !sameTexts(draft.texts, from.texts)) onDraft(draft)
  }, [held, setHeld, key, from, onHeld, onDraft])
  useHolding(key, from, form)
}

/** Holds a form once its session ends, whatever call has found that out, unless the person left by themselves. */
function useHolding(key: string, from: FormState, form: FormState): void {
  const store = useStore()
  useEffect(
    () =>
      store.sub(sessionAtom, () => {
        const hasEnded = store.get(sessionAtom).isLoggedIn === false && !store.get(hasLeftAtom)
        if (hasEnded && isChanged(form, from)) store.set(heldAtom, (others) => ({ ...others, [key]: form }))
      }),
    [store, key, from, form],
  )
}
