import { useSetAtom } from 'jotai'
import { useState } from 'react'

import { useLanguage } from '../../language/use-language.ts'
import { loadSecondFactor } from '../../sign-in/second-factor-calls.ts'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { loadAccountAtom } from '../../state/api-atom.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section } from '../layout/section.tsx'
import type { Open } from '../second-factor/dialogs.tsx'

const Dialogs = lazyDialog(() => import('../second-factor/dialogs.tsx'))

/** The own second factor: whether it is on, and what can be done about it. */
export default function OwnSecondFactor() {
  const { state, reload } = useRemote(loadSecondFactor)
  const loadAccount = useSetAtom(loadAccountAtom)
  const words = useSecondFactorWords()
  const { number } = useLanguage()
  const [open, setOpen] = useState<Open>()
  const { state: present, recoveryCodesLeft } = state.status === 'success' ? state.data : unknown
  const isOn = present === 'on'
  return (
    <Section title={words.title} note={words.note}>
      <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-24" />}>
        <p className="mb-4">{isOn ? words.isOn(number(recoveryCodesLeft)) : words.isOff}</p>
        <div className="flex flex-wrap gap-3">
          {(isOn ? (['renew', 'off'] as const) : (['set-up'] as const)).map((each) => (
            <Button key={each} variant="secondary" onClick={() => setOpen(each)}>
              {{ 'set-up': words.setUp, renew: words.renew, off: words.turnOff }[each]}
            </Button>
          ))}
        </div>
      </Loaded>
      {open && (
        <Dialogs
          open={open}
          onChanged={() => {
            void reload()
            // Where a second factor is required, the reloaded account leads to setting it up again.
            if (open !== 'set-up') void loadAccount()
          }}
          onClose={() => {
            setOpen(undefined)
            if (open === 'set-up') void loadAccount()
          }}
        />
      )}
    </Section>
  )
}

const unknown = { state: 'off', recoveryCodesLeft: 0 } as const
