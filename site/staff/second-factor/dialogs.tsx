import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { CurrentPassword } from '../../forms/current-password.tsx'
import { useFieldForm } from '../../forms/use-field-form.ts'
import { formText } from '../../forms/use-submit.ts'
import { renewRecoveryCodes, turnOff } from '../../sign-in/second-factor-calls.ts'
import { CodeField } from '../../sign-in/code-field.tsx'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

export type Open = 'set-up' | 'renew' | 'off'

interface DialogsProps {
  open: Open
  onChanged: () => void
  onClose: () => void
}

/** The dialogs to change one's own second factor. */
export default function SecondFactorDialogs({ open, onChanged, onClose }: DialogsProps) {
  const words = useSecondFactorWords()
  const titles = { 'set-up': words.title, renew: words.renew, off: words.turnOff }
  return (
    <Dialog title={titles[open]} onClose={onClose} className="max-w-xl">
      {open === 'set-up' && <SetUp onSetUp={onChanged} onDone={onClose} />}
      {open === 'renew' && <Renew onChanged={onChanged} onClose={onClose} />}
      {open === 'off' && <Off onChanged={onChanged} onClose={onClose} />}
    </Dialog>
  )
}

type ChangeProps = Pick<DialogsProps, 'onChanged' | 'onClose'>

function Renew({ onChanged, onClose }: ChangeProps) {
  const api = useAtomValue(apiAtom)
  const words = useSecondFactorWords()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  const send = async (proof: Proof) => {
    setCodes(await renewRecoveryCodes(api, proof))
    onChanged()
  }
  return <ProofForm note={words.renewNote} submit={words.renew} send={send} />
}

function Off({ onChanged, onClose }: ChangeProps) {
  const api = useAtomValue(apiAtom)
  const words = useSecondFactorWords()
  const send = async (proof: Proof) => {
    await turnOff(api, proof)
    void notify('success', words.isTurnedOff)
    onChanged()
    onClose()
  }
  return <ProofForm note={words.turnOffNote} submit={words.turnOff} send={send} />
}

interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  note: string
  submit: string
  send: (proof: Proof) => Promise<void>
}

/** The form for the password and a code, which a change of the second factor requires. */
function ProofForm({ note, submit, send }: ProofFormProps) {
  const words = useSecondFactorWords()
  const { form, isBusy, errorOf } = useFieldForm({
    send: (filled) => send({ password: formText(filled, 'password'), code: formText(filled, 'code') }),
  })
  return (
    <form {...form} data-awaited={isBusy || undefined} aria-label={submit} className="flex flex-col gap-5">
      <p>{note}</p>
      <CurrentPassword label={words.password} error={errorOf('password')} data-first-focus className="max-w-md" />
      <CodeField hint={words.signInHint} error={errorOf('code')} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {submit}
      </Button>
    </form>
  )
}
