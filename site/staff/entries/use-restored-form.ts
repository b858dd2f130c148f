import { atom, useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { hasLoggedOutAtom, sessionAtom } from '../../state/session.ts'
import type { Writing } from '#contract/writing.ts'
import { type UnsavedForm, loadUnsavedForm } from '../unsaved/unsaved-form.ts'
import { type FormState, isChanged, sameTexts } from './form-state.ts'

/** A form's content, with its picture, what of it was saved, and the entry that it was last saved as. */
export interface Interrupted {
  form: FormState
  from: FormState
  writing: Writing | undefined
}

interface Owned extends Interrupted {
  /** The name of the person whose session has ended: somebody else may sign in next. */
  owner: string
}

/** Forms that were open when the session ended; restored after signing in. */
const interruptedFormsAtom = atom<Readonly<Record<string, Owned>>>({})

interface RestoredFormOptions {
  /** The key of the screen's form. */
  key: string
  /** The storage key of its unsaved text. */
  unsavedKey: string
  from: FormState
  form: FormState
  writing: Writing | undefined
  onRestored: (interrupted: Interrupted) => void
  onUnsaved: (unsaved: UnsavedForm) => void
}

/** Once, when a form is opened: restores content from before the session ended, or else offers its stored unsaved content. */
export function useRestoredForm({
  key,
  unsavedKey,
  from,
  form,
  writing,
  onRestored,
  onUnsaved,
}: RestoredFormOptions): void {
  const [interruptedForms, setInterruptedForms] = useAtom(interruptedFormsAtom)
  const { name: owner } = useAtomValue(sessionAtom)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const found = interruptedForms[key]
    const interrupted = found?.owner === owner ? found : undefined
    const unsaved = loadUnsavedForm(unsavedKey, Object.keys(from.texts))
    if (interrupted) {
      setInterruptedForms(({ [key]: _taken, ...others }) => others)
      onRestored(interrupted)
      // Else the stored content is its own.
      if (!interrupted.writing) return
    }
    if (unsaved && !sameTexts(unsaved.texts, (interrupted?.form ?? from).texts)) onUnsaved(unsaved)
  }, [interruptedForms, setInterruptedForms, owner, key, unsavedKey, from, onRestored, onUnsaved])
  useStoreOnSessionEnd(key, { form, from, writing, owner })
}

/** Stores a changed form when the session ends, unless the user has logged out. */
function useStoreOnSessionEnd(key: string, { form, from, writing, owner }: Owned): void {
  const store = useStore()
  useEffect(
    () =>
      store.sub(sessionAtom, () => {
        const { isLoggedIn, name } = store.get(sessionAtom)
        // Where the screen stays without a session, somebody else may sign in.
        const isOthers = isLoggedIn === true && owner !== '' && name !== owner
        const hasEnded = isLoggedIn === false && !store.get(hasLoggedOutAtom)
        if ((hasEnded || isOthers) && isChanged(form, from))
          store.set(interruptedFormsAtom, (others) => ({ ...others, [key]: { form, from, writing, owner } }))
      }),
    [store, key, form, from, writing, owner],
  )
}
