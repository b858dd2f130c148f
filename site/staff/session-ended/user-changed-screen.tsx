import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'

import { nameAtom } from '../../state/session.ts'
import { loadAccountAtom } from '../../state/api-atom.ts'
import { Button } from '../../ui/button.tsx'
import { loadScreenLanguage } from '../language/load-screen-language.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { keptScreenWords } from './kept-screen-words.ts'
import { lostAtom, ownerBeforeAtom } from './kept-screen-state.ts'

/** In place of a screen on which somebody else was writing. */
export default function UserChangedScreen() {
  const words = keptScreenWords[useStaffLanguage().tag]
  const now = useAtomValue(nameAtom)
  const before = useAtomValue(ownerBeforeAtom) ?? ''
  const setLost = useSetAtom(lostAtom)
  const store = useStore()
  const heading = useRef<HTMLHeadingElement>(null)
  // Announced, and where the keyboard goes on: what had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const goOn = async () => {
    await store.set(loadAccountAtom)
    await loadScreenLanguage(store).catch(() => undefined)
    setLost(undefined)
  }
  return (
    <div className="flex max-w-190 flex-col items-start gap-5 p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-h3">
        {words.other(now, before)}
      </h1>
      <Button onClick={() => void goOn()}>{words.goOn}</Button>
    </div>
  )
}
