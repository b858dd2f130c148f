import { useState } from 'react'

import type { Colleague } from '#contract/account.ts'
import { useAction } from '../../forms/use-action.ts'
import { resetSecondFactor } from '../../sign-in/second-factor-calls.ts'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

interface ResetFactorProps {
  person: Colleague
  onChanged: () => void
}

/** Takes a colleague's second factor away, after a question. */
export default function ResetFactor({ person, onChanged }: ResetFactorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const words = useSecondFactorWords()
  return (
    <>
      <Button variant="secondary" aria-label={words.resetOf(person.name)} onClick={() => setIsOpen(true)}>
        {words.reset}
      </Button>
      {isOpen && <Question person={person} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Question({ person: { _id, name }, onChanged, onClose }: ResetFactorProps & { onClose: () => void }) {
  const { isBusy, run } = useAction()
  const words = useSecondFactorWords()
  const reset = async () => {
    if (!(await run((api) => resetSecondFactor(api, _id), words.isReset))) return
    onClose()
    onChanged()
  }
  return (
    <ConfirmDialog
      title={words.resetOf(name)}
      confirm={words.resetSubmit}
      isBusy={isBusy}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      <p>{words.resetNote(name)}</p>
    </ConfirmDialog>
  )
}
