import { useAtomValue, useSetAtom, useStore } from 'jotai'

import { nameAtom } from '../../state/session.ts'
import { loadAccountAtom } from '../../state/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { loadScreenLanguage } from '../language/load-screen-language.ts'
import { useStaffLanguage } from '../language/staff-language.ts'
import { heldWords } from './held-words.ts'
import { lostAtom, ownerBeforeAtom } from './held.ts'

/** In place of a screen on which somebody else was writing. */
export default function OthersScreen() {
  const words = heldWords[useStaffLanguage().tag]
  const now = useAtomValue(nameAtom)
  const before = useAtomValue(ownerBeforeAtom) ?? ''
  const setLost = useSetAtom(lostAtom)
  const store = useStore()
  const goOn = async () => {
    await store.set(loadAccountAtom)
    await loadScreenLanguage(store).catch(() => undefined)
    setLost(undefined)
  }
  return (
    <div className="flex max-w-190 flex-col items-start gap-5 p-5 sm:p-8">
      <p role="status">{words.other(now, before)}</p>
      <Button onClick={() => void goOn()}>{words.goOn}</Button>
    </div>
  )
}
