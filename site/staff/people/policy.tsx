import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Colleague } from '#contract/account.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useAction } from '../../forms/use-action.ts'
import { loadPolicy, savePolicy } from '../../sign-in/second-factor-calls.ts'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { accountAtom } from '../../state/session.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Section } from '../layout/section.tsx'

/** The setting that requires a second factor of everyone. Only administrators who have one themselves can turn it on. */
export default function Policy({ people }: { people: readonly Colleague[] }) {
  const { state, reload } = useRemote(loadPolicy)
  const hasOwn = useAtomValue(accountAtom)?.secondFactor === 'on'
  const words = useSecondFactorWords()
  const { isBusy, run } = useAction()
  const isRequired = state.status === 'success' && state.data.secondFactorRequired
  const [isAsking, setIsAsking] = useState(false)
  const { number } = useLanguage()
  const without = people.filter(({ secondFactor, invited }) => !secondFactor && !invited).length
  const change = async () => {
    const done = isRequired ? words.isNotRequired : words.isRequired
    if (!(await run((api) => savePolicy(api, { secondFactorRequired: !isRequired }), done))) return
    setIsAsking(false)
    await reload()
  }
  return (
    <div className="mt-10">
      <Section title={words.policy} note={words.policyNote}>
        <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-24" />}>
          <p className="mb-4">{isRequired ? words.policyOn : words.policyOff}</p>
          {isRequired || hasOwn ? (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              {isRequired ? words.requireNoLonger : words.require}
            </Button>
          ) : (
            <p className="text-small">
              {words.ownFirst}{' '}
              <Link to="/account" className="link">
                {words.yourAccount}
              </Link>
            </p>
          )}
        </Loaded>
        {isAsking && (
          <ConfirmDialog
            title={isRequired ? words.requireNoLongerQuestion : words.requireQuestion}
            confirm={isRequired ? words.requireNoLonger : words.require}
            variant="primary"
            isBusy={isBusy}
            onConfirm={() => void change()}
            onClose={() => setIsAsking(false)}
          >
            <p>{isRequired ? words.requireNoLongerNote : words.requireNote(without, number(without))}</p>
          </ConfirmDialog>
        )}
      </Section>
    </div>
  )
}
